// Answers with a document for a frame that runs no scripts: the picture of a block, or a page as it was.
import type { ServerResponse } from 'node:http'
import { answered } from './endpoint.ts'

/** `html`: undefined where there is no such document. */
export function answerWithStill(response: ServerResponse, html: string | undefined, otherwise: string) {
  response.writeHead(html === undefined ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "script-src 'none'; form-action 'none'; frame-ancestors 'self'",
  })
  // Nothing in such a frame may take the focus, and Chromium reports what tries to.
  response.end(html?.replaceAll(' autofocus=""', '') ?? otherwise)
  return answered
}
