// Answers that are no success, however they look. Each must be shown as a failure and keep everything typed.
import type { ServerResponse } from 'node:http'

const answer =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body)

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const page = '<!doctype html><title>Welcome</title><p>{"ok":true}</p>'
const refusal = (status: number, extra: Record<string, string> = {}) =>
  answer(status, '{"error":"No."}', { ...json, ...extra })

export const failures: Record<string, (response: ServerResponse) => unknown> = {
  '400': refusal(400),
  '401': refusal(401),
  '403': refusal(403),
  '404': refusal(404),
  '409': refusal(409),
  '413': refusal(413),
  '415': refusal(415),
  '422 without fields': refusal(422),
  '422 of a field the form does not have': answer(422, '{"error":"No.","fields":{"other":"No."}}', json),
  '422 that is not JSON': answer(422, '<p>No.', html),
  '429': refusal(429, { 'retry-after': '60' }),
  '500': refusal(500),
  '500 that says ok': answer(500, '{"ok":true,"id":"1"}', json),
  '502 with a page': answer(502, page, html),
  '503': refusal(503, { 'retry-after': '5' }),
  '504': answer(504),
  'a redirect to a page': answer(302, '', { location: '/' }),
  '200 with a page': answer(200, page, html),
  '200 with nothing': answer(200),
  '200 with nothing, called JSON': answer(200, '', json),
  '204': answer(204),
  '200 with an empty error': answer(200, '{"error":""}', json),
  '200 with an error that is an object': answer(200, '{"error":{"x":1}}', json),
  '200 with an error beside ok': answer(200, '{"ok":true,"error":"No."}', json),
  '200 with a list': answer(200, '[{"ok":true}]', json),
  '200 with true': answer(200, 'true', json),
  '200 with null': answer(200, 'null', json),
  '200 with a text': answer(200, '"ok"', json),
  '200 with JSON cut off': answer(200, '{"ok":tr', json),
  '200 with JSON called text': answer(200, '{"ok":true}', { 'content-type': 'text/plain' }),
  '200 with JSON called nothing': answer(200, '{"ok":true}', { 'content-type': '' }),
  '200 with a file': answer(200, '{"ok":true}', { 'content-type': 'application/octet-stream' }),
  '200 with a stream of events': answer(200, 'data: {"ok":true}\n\n', { 'content-type': 'text/event-stream' }),
  '200 that the relay calls an error': answer(200, '{"ok":true}', { ...json, 'x-relay-error': 'true' }),
  'an error of ten megabytes': answer(422, Buffer.alloc(10_000_000, 'x'), json),
  'a connection that is cut': (response) => response.socket?.destroy(),
  'a body that is cut': (response) => {
    response.writeHead(200, { ...json, 'content-length': '100' })
    response.write('{"ok":true')
    setTimeout(() => response.socket?.destroy(), 20)
  },
}
