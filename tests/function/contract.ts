// The contract of the function over HTTP, the same in Deno and in the server of npm start.
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { expect, it } from 'vitest'
import { markOf } from '../../supabase/functions/_shared/form-mark.ts'
import { crossing, minimal } from '../requests/forms.ts'

export interface Home {
  /** The function's address. */
  url: string
  /** Every stored request, oldest first, with its columns by name and the kinds of its mails. */
  rows(): Promise<StoredRow[]>
  log(): string
}

export type StoredRow = Record<string, unknown> & { id: string; mails: string[] }

/** Both homes take the sender's address from this header, so that each test may be another sender. */
export const addressHeader = 'x-test-address'
export const siteOrigin = 'https://www.example.com'

let senders = 0
const sender = () => `203.0.113.${++senders}`
const person = (more: object = {}) => ({ ...minimal, email: `${randomUUID()}@example.com`, ...more })

export function contract(home: () => Home): void {
  const post = (body: BodyInit, headers: Record<string, string>) =>
    fetch(home().url, { method: 'POST', body, headers: { [addressHeader]: sender(), ...headers }, redirect: 'manual' })
  const json = (answers: unknown, headers: Record<string, string> = {}) =>
    post(JSON.stringify(answers), { 'content-type': 'application/json', ...headers })
  const native = (answers: Record<string, string>, headers: Record<string, string> = {}) =>
    post(new URLSearchParams(answers), headers)
  const rowsOf = async (email: string) => (await home().rows()).filter((row) => row.email === email)
  const location = (response: Response) => response.headers.get('location')?.replace(siteOrigin, '')

  it('stores a request as it was typed and gives its id', async () => {
    const sent = person({
      name: "Zoë O'Neil <b>bold</b>",
      phone: '+1 (555) 010-0199 ext. 4',
      landing: 'abbey',
      ticket: 'not-sure',
      message: "Robert'); drop table lectern.requests;--\n\n=1+1 👩‍👩‍👧 \u202eabc",
    })
    const response = await json(sent)
    const { ok, id, ...rest } = await response.json()
    expect([response.status, ok, rest]).toEqual([200, true, {}])
    expect(await rowsOf(sent.email)).toMatchObject([{ id, ...sent, form: 'crossing', suspicion: null }])
  })

  it('stores unanswered fields as null', async () => {
    const sent = person({ phone: '', landing: '', message: '' })
    await json(sent)
    const empty = { phone: null, landing: null, ticket: null, message: null }
    expect(await rowsOf(sent.email)).toMatchObject([{ ...sent, ...empty, mails: ['notice'] }])
  })

  it('stores one row for 100 parallel posts with one key, and gives all of them its id', async () => {
    const sent = person()
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 100 }, async () => (await json(sent, headers)).json()))
    const ids = new Set(answers.map(({ id }) => id))
    expect(ids.size).toBe(1)
    expect(await rowsOf(sent.email)).toMatchObject([{ id: [...ids][0], mails: ['notice'] }])
  })

  it('answers a key with another body with 409 and stores nothing', async () => {
    const sent = person()
    const headers = { 'idempotency-key': randomUUID() }
    await json(sent, headers)
    const response = await json({ ...sent, name: 'Grace' }, headers)
    expect([response.status, await response.json()]).toEqual([409, { error: expect.any(String) }])
    expect(await rowsOf(sent.email)).toHaveLength(1)
  })

  it('treats letters composed in two ways, and an empty honeypot, as the same request', async () => {
    const sent = person({ name: 'Zoe\u0308' })
    const headers = { 'idempotency-key': randomUUID() }
    const first = await (await json(sent, headers)).json()
    const again = await json({ ...sent, name: 'Zo\u00eb', website: '' }, headers)
    expect([again.status, await again.json()]).toEqual([200, first])
  })

  it('stores the same request without a key once, and a different one separately', async () => {
    const sent = person({ message: 'Hello' })
    const answers = await Promise.all([native(sent), native(sent), json(sent)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303, 303])
    expect(await rowsOf(sent.email)).toHaveLength(1)
    await native({ ...sent, message: 'Hello again' })
    expect(await rowsOf(sent.email)).toHaveLength(2)
  })

  it('treats two keys as two requests, even with the same answers', async () => {
    const sent = person()
    for (const key of ['a', 'b']) await json(sent, { 'idempotency-key': `${sent.email}-${key}` })
    expect(await rowsOf(sent.email)).toHaveLength(2)
  })

  it('redirects a browser without JavaScript to the matching notice', async () => {
    const sent = person()
    const received = await native({ ...sent, phone: '', message: '' })
    expect([received.status, location(received)]).toEqual([303, '/contact#crossing-received'])
    const mistaken = await native({ ...sent, email: 'nobody' })
    expect([mistaken.status, location(mistaken)]).toEqual([303, '/contact#crossing-email-error-email'])
    const refused = await native({ ...sent, extra: 'x' })
    expect([refused.status, location(refused)]).toEqual([303, '/contact#crossing-failed'])
  })

  it('names the invalid fields and stores nothing', async () => {
    const sent = person({ landing: 'mining', phone: '1'.repeat(41), extra: true })
    const response = await json({ ...sent, name: ' ' })
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        error: expect.any(String),
        fields: {
          name: expect.any(String),
          landing: expect.any(String),
          phone: expect.any(String),
          extra: expect.any(String),
        },
      },
    ])
    expect(await rowsOf(sent.email)).toEqual([])
  })

  it.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
  ])('answers the body %s with %i', async (body, status) => {
    const response = await post(body, { 'content-type': 'application/json' })
    expect([response.status, await response.json()]).toEqual([status, { error: expect.any(String) }])
  })

  it('answers bodies over 64 KiB with 413, every time', async () => {
    for (let size = 66_000; size < 900_000; size *= 2) {
      const response = await json(person({ message: 'x'.repeat(size) }))
      expect([response.status, await response.json()]).toEqual([413, { error: expect.any(String) }])
    }
  })

  it('aborts a body that is sent in pieces and never ends', async () => {
    const headers = { 'content-type': 'application/json', [addressHeader]: sender() }
    const status = await new Promise<number | undefined>((resolve) => {
      const sending = request(home().url, { method: 'POST', headers }, (response) => {
        clearInterval(timer)
        resolve(response.statusCode)
        sending.destroy()
      })
      // Writing to a closed connection fails, as it should.
      sending.on('error', () => undefined)
      const timer = setInterval(() => sending.write(' '.repeat(16_384)), 5)
    })
    expect(status).toBe(413)
  })

  it('answers other content types with 415 and other methods with 405', async () => {
    expect((await post(JSON.stringify(minimal), { 'content-type': 'text/plain' })).status).toBe(415)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(home().url, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
      expect(await response.json()).toEqual({ error: expect.any(String) })
    }
  })

  it('says which state of the form it was deployed from, so that a choice added since is noticed', async () => {
    const { headers } = await fetch(home().url)
    const [field, ...others] = crossing.form.fields
    const since = { ...crossing, form: { ...crossing.form, fields: [{ ...field, label: 'Changed' }, ...others] } }
    expect(headers.get('x-form')).toBe(await markOf(crossing))
    expect(headers.get('x-form')).not.toBe(await markOf(since as typeof crossing))
  })

  it('answers preflights of the site’s origin, and of no other', async () => {
    const ask = async (origin: string) =>
      (await fetch(home().url, { method: 'OPTIONS', headers: { origin } })).headers.get('access-control-allow-origin')
    expect(await ask(siteOrigin)).toBe(siteOrigin)
    for (const origin of ['https://evil.example', 'null', `${siteOrigin}.evil.example`])
      expect(await ask(origin)).toBeNull()
  })

  it('stores a request with a filled honeypot as suspect, without mail and with the usual answer', async () => {
    const sent = person()
    const response = await json({ ...sent, website: 'https://spam.example' })
    expect([response.status, await response.json()]).toEqual([200, { ok: true, id: expect.any(String) }])
    expect(await rowsOf(sent.email)).toMatchObject([{ suspicion: 'honeypot', mails: [] }])
  })

  it('rejects one sender after ten requests with Retry-After, whatever else the headers say', async () => {
    const from = sender()
    const statuses: number[] = []
    const tenMinutes = () => Math.floor(Date.now() / 600_000)
    const began = tenMinutes()
    for (let sent = 0; sent < 21 && !statuses.includes(429); sent++) {
      const response = await json(person(), { [addressHeader]: from, 'x-forwarded-for': `198.51.100.${sent}` })
      statuses.push(response.status)
      if (response.status === 429) {
        const wait = Number(response.headers.get('retry-after'))
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(600)
      }
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(statuses.at(-1)).toBe(429)
    // A window of ten minutes that begins in between accepts ten of its own.
    expect(statuses.length).toBeLessThanOrEqual(began === tenMinutes() ? 11 : 21)
    expect((await json(person())).status).toBe(200)
  })

  it('rejects an e-mail address that is used again and again', async () => {
    const email = `${randomUUID()}@example.com`
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent++) statuses.push((await json({ ...minimal, email, message: `${sent}` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('keeps visitors’ answers out of its log', async () => {
    const probe = `probe${randomUUID()}`
    const sent = { name: probe, email: `${probe}@example.com`, organization: probe, message: probe }
    await json(sent)
    await json({ ...sent, [probe]: probe })
    await json({ ...sent, landing: probe })
    await native({ ...sent, phone: probe.repeat(3) })
    await post(`{"name": "${probe}`, { 'content-type': 'application/json' })
    expect(home().log()).not.toContain(probe)
  })
}
