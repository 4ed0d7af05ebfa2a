import { expect, it } from 'vitest'
import { judgeBody, judgeRefusal } from './outcome.ts'

const failed = { kind: 'failed', retrySafe: false }

it('the body of a 2xx response means success if it is an object without an error', () => {
  expect(judgeBody({ ok: true, id: 'a1' })).toEqual({ kind: 'stored', reference: 'a1' })
  expect(judgeBody({})).toEqual({ kind: 'stored' })
  expect(judgeBody({ error: null, data: {} })).toEqual({ kind: 'stored' })
  expect(judgeBody({ ok: true, id: 7 })).toEqual({ kind: 'stored' })
})

it.each([
  ['an error', { error: 'No.' }],
  ['an empty error', { error: '' }],
  ['a false error', { error: false }],
  ['an error beside ok', { ok: true, error: {} }],
  ['a page', '<!doctype html>'],
  ['nothing', null],
  ['nothing at all', undefined],
  ['a list', [{ ok: true }]],
  ['a file', new Blob(['{}'])],
  ['an answer of fetch', new Response('{}')],
])('the body of a 2xx response is a failure with %s', (_, body) => {
  expect(judgeBody(body)).toEqual(failed)
})

it('a refused request is safe to retry only for 429 and 503', () => {
  for (const status of [429, 503]) expect(judgeRefusal(status, undefined, [])).toEqual({ ...failed, retrySafe: true })
  for (const status of [undefined, 400, 409, 500, 504]) expect(judgeRefusal(status, undefined, [])).toEqual(failed)
})

it('a refused request has messages for fields of the form only', () => {
  const body = { error: 'No.', fields: { email: 'Wrong.', other: 'Wrong.', name: 7, constructor: 'Wrong.' } }
  expect(judgeRefusal(422, body, ['name', 'email'])).toEqual({ kind: 'refused', fields: { email: 'Wrong.' } })
  expect(judgeRefusal(422, body, ['name'])).toEqual(failed)
  expect(judgeRefusal(400, body, ['email'])).toEqual(failed)
  expect(judgeRefusal(422, { fields: 'email' }, ['email'])).toEqual(failed)
})

it('a refused request shows truncated messages where they would fill the page', () => {
  const outcome = judgeRefusal(422, { fields: { email: 'x'.repeat(9999) } }, ['email'])
  expect(outcome.kind === 'refused' && outcome.fields.email).toHaveLength(300)
})
