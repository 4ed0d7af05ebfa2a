import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/forms/rules.ts'
import { crossing, minimal } from '../../../tests/requests/forms.ts'
import type { LogEvent, Ports, Stored, Submission } from './ports.ts'
import { submit } from './submit.ts'

const address = 'http://site.test/functions/v1/submit-contact-form'
const id = '0b0e7a52-5b1d-4c8e-9c2b-6d6f2a1f0c11'

type Outcome = Stored | Error | ((submission: Submission) => Stored)

function world(outcome: Outcome = { outcome: 'stored', id }, changes: Partial<Ports> = {}) {
  const seen: Submission[] = []
  const logged: LogEvent[] = []
  const ports: Ports = {
    form: crossing,
    rules,
    store: {
      async store(submission) {
        seen.push(submission)
        if (outcome instanceof Error) throw outcome
        return typeof outcome === 'function' ? outcome(submission) : outcome
      },
    },
    site: '',
    origins: ['https://www.example.com'],
    clientAddress: () => '203.0.113.7',
    limited: true,
    log: (event) => logged.push(event),
    ...changes,
  }
  return { ports, seen, logged }
}

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit)
const json = (answers: unknown, headers?: Record<string, string>) => post(JSON.stringify(answers), headers)
const native = (answers: Record<string, string>, headers: Record<string, string> = {}) =>
  post(new URLSearchParams(answers), { 'content-type': 'application/x-www-form-urlencoded', ...headers })

/** Status and error of a response, and one header where it matters. */
async function contentOf(response: Response, header?: string) {
  const text = await response.text()
  const error = text ? JSON.parse(text).error : undefined
  return header ? [response.status, error, response.headers.get(header)] : [response.status, error]
}

it('the function responds with ok and the id once the request is stored', async () => {
  const { ports, seen } = world()
  const response = await submit(json({ ...minimal, phone: '' }, { 'idempotency-key': 'k1' }), ports)
  expect([response.status, await response.json()]).toEqual([200, { ok: true, id }])
  expect(seen).toMatchObject([{ form: 'crossing', payload: minimal, key: 'k1', network: '203.0.113.7' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('the function names every field with a mistake', async () => {
  const response = await submit(json({ ...minimal, email: 'nobody', extra: 1 }), world().ports)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    error: expect.any(String),
    fields: { email: expect.stringContaining('email address'), extra: 'This form has no such field.' },
  })
})

it.each([
  ['{', 400],
  ['', 400],
  ['null', 400],
  ['[]', 400],
  ['"text"', 400],
  ['7', 400],
  [new Uint8Array([0x7b, 0xff, 0x7d]), 400],
  [`{"name": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
  [`{"name": "${'x'.repeat(65_536)}"}`, 413],
])('the function responds to the body %# with %i and stores nothing', async (body, status) => {
  const { ports, seen } = world()
  expect((await submit(post(body), ports)).status).toBe(status)
  expect(seen).toEqual([])
})

it('the function stops reading a body that never ends', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(32))
    },
  })
  expect((await submit(post(endless), world().ports)).status).toBe(413)
  expect(sent).toBeLessThan(1024 * 1024 + 4 * 16_384)
})

it.each([['text/plain'], ['multipart/form-data; boundary=x'], [''], ['application/json; charset=utf-16']])(
  'the function refuses the content type %j with 415',
  async (type) => {
    expect((await submit(json(minimal, { 'content-type': type }), world().ports)).status).toBe(415)
  },
)

it('the function leads a browser without script to the longest answer when all together are too much', async () => {
  const fields = crossing.form.fields.map((field) => ({ ...field, max: 40_000 }))
  const { ports } = world(undefined, { form: { ...crossing, form: { ...crossing.form, fields } } })
  const sent = async (letters: number) => submit(native({ ...minimal, message: 'ש'.repeat(letters) }), ports)
  expect((await sent(15_000)).headers.get('location')).toBe('/contact#crossing-received')
  expect((await sent(35_000)).headers.get('location')).toBe('/contact#crossing-message-error-tooMuch')
})

it('the function decompresses nothing', async () => {
  expect((await submit(json(minimal, { 'content-encoding': 'gzip' }), world().ports)).status).toBe(415)
})

it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])(
  'the function responds to %s with 405 and the allowed methods',
  async (method) => {
    const response = await submit(new Request(address, { method }), world().ports)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  },
)

it('the function responds with 409 to a key used for another request', async () => {
  const response = await submit(json(minimal, { 'idempotency-key': 'k' }), world({ outcome: 'conflict' }).ports)
  expect(await contentOf(response)).toEqual([409, expect.stringContaining('other content')])
})

it.each(['', ' ', 'ä', 'x'.repeat(256)])('the function refuses the key %j', async (key) => {
  // Headers trim blanks: a key of nothing but blanks arrives empty.
  const request = json(minimal)
  if (key !== 'ä') request.headers.set('idempotency-key', key)
  else request.headers.set('idempotency-key', '\u00e4')
  expect((await submit(request, world().ports)).status).toBe(400)
})

it('the function responds with the time to wait after too many requests', async () => {
  const { ports } = world({ outcome: 'limited', retryAfter: 77 })
  expect(await contentOf(await submit(json(minimal), ports), 'retry-after')).toEqual([429, expect.any(String), '77'])
})

it('the function responds without success and without internal details when the database fails', async () => {
  const failure = Object.assign(new Error('insert into "requests" … Ada Lovelace'), { code: '08006' })
  const { ports, logged } = world(failure)
  const response = await submit(json(minimal), ports)
  const [status, error, retry] = await contentOf(response, 'retry-after')
  expect([status, retry]).toEqual([503, '5'])
  expect(error).toBe('The request could not be stored. Trying again is safe.')
  expect(logged).toEqual([{ event: 'store-failed', code: '08006' }])
})

describe('a form without script', () => {
  const to = (response: Response) => [response.status, response.headers.get('location')]

  it('a form without script redirects to the notice of success', async () => {
    expect(to(await submit(native({ ...minimal, message: '' }), world().ports))).toEqual([
      303,
      '/contact#crossing-received',
    ])
  })

  it('a form without script on a page with a Hebrew address redirects to that address, percent-encoded', async () => {
    const { ports } = world(undefined, { form: { ...crossing, form: { ...crossing.form, page: '/he/צור-קשר' } } })
    expect(to(await submit(native({ ...minimal, message: '' }), ports))).toEqual([
      303,
      '/he/%D7%A6%D7%95%D7%A8-%D7%A7%D7%A9%D7%A8#crossing-received',
    ])
  })

  it('a form without script redirects to the violated rule of the first field with a mistake', async () => {
    const wrong = { ...minimal, landing: 'none', email: 'x' }
    expect(to(await submit(native(wrong), world().ports))).toEqual([303, '/contact#crossing-email-error-email'])
  })

  it.each([[new Error('down')], [{ outcome: 'limited', retryAfter: 1 } as const], [{ outcome: 'conflict' } as const]])(
    'a form without script redirects to the notice of failure: %j',
    async (outcome) => {
      expect(to(await submit(native(minimal), world(outcome).ports))).toEqual([303, '/contact#crossing-failed'])
    },
  )

  it("a form without script redirects to the configured site, whatever the request's own headers say", async () => {
    const { ports } = world(undefined, { site: 'https://www.example.com' })
    const headers = { origin: 'https://www.example.com', referer: 'https://evil.example/', host: 'evil.example' }
    expect(to(await submit(native(minimal, headers), ports))).toEqual([
      303,
      'https://www.example.com/contact#crossing-received',
    ])
  })
})

describe('a request from another origin', () => {
  it.each([
    ['another origin', 'https://www.example.com'],
    ['the origin of the function', new URL(address).origin],
  ])('a page of the site on %s can read the response, and gets an answer to its preflight', async (_, origin) => {
    const answered = await submit(json(minimal, { origin }), world().ports)
    expect(answered.headers.get('access-control-allow-origin')).toBe(origin)
    const asked = await submit(new Request(address, { method: 'OPTIONS', headers: { origin } }), world().ports)
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    for (const header of ['idempotency-key', 'apikey', 'x-client-info', 'authorization', 'content-type'])
      expect(asked.headers.get('access-control-allow-headers')).toContain(header)
  })

  it.each([
    'https://evil.example',
    'null',
    'http://www.example.com',
    'https://www.example.com.evil.example',
    'https://www.example.com:8443',
    'http://site.test:81',
  ])('the function refuses requests from %s', async (origin) => {
    const { ports, seen } = world()
    const response = await submit(json(minimal, { origin }), ports)
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
    expect(response.headers.get('vary')).toContain('Origin')
    const asked = await submit(new Request(address, { method: 'OPTIONS', headers: { origin } }), ports)
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null])
    expect(seen).toEqual([])
  })

  it('the function accepts requests of its own origin, also behind a proxy that ends TLS', async () => {
    for (const origin of ['http://site.test', 'https://site.test'])
      expect((await submit(json(minimal, { origin }), world().ports)).status).toBe(200)
  })
})

describe('a request that may come from a bot', () => {
  it.each([['x'], [7], [{ a: 1 }], [[]]])(
    'a filled honeypot (%j) is stored as a suspect, unmailed, with the same response',
    async (trap) => {
      const { ports, seen } = world()
      const response = await submit(json({ ...minimal, website: trap }), ports)
      expect([response.status, await response.json()]).toEqual([200, { ok: true, id }])
      expect(seen).toMatchObject([{ suspicion: 'honeypot', mails: [], payload: minimal }])
    },
  )

  it('an empty honeypot is ignored', async () => {
    const { ports, seen } = world()
    await submit(native({ ...minimal, website: '' }), ports)
    expect(seen).toMatchObject([{ suspicion: undefined, mails: ['notice'] }])
  })

  it('a form that was filled in faster than a person can is stored as a suspect', async () => {
    const form = { ...crossing, settings: { ...crossing.settings, fastest: 2000 } }
    const { ports, seen } = world(undefined, { form })
    await submit(json(minimal, { 'x-fill-time': '1999' }), ports)
    await submit(json(minimal, { 'x-fill-time': '2000' }), ports)
    await submit(json(minimal), ports)
    expect(seen.map(({ suspicion }) => suspicion)).toEqual(['too-fast', undefined, undefined])
  })

  it('a request whose challenge cannot be verified is stored as a suspect', async () => {
    const form = { ...crossing, form: { ...crossing.form, turnstile: { siteKey: 'k' } } }
    const verdicts = [true, false, undefined]
    const { ports, seen, logged } = world(undefined, { form, meetsChallenge: async () => verdicts.shift() })
    for (const token of ['a', 'b', 'c', '']) await submit(json({ ...minimal, 'cf-turnstile-response': token }), ports)
    expect(seen.map(({ suspicion }) => suspicion)).toEqual([
      undefined,
      'challenge-failed',
      'challenge-unchecked',
      'challenge-failed',
    ])
    expect(logged).toEqual([{ event: 'challenge-unreachable', code: 'turnstile' }])
  })
})

describe('senders without a known address', () => {
  const limited: Stored = { outcome: 'limited', retryAfter: 60 }
  const answering =
    (most: number) =>
    ({ limits }: Submission): Stored =>
      (limits?.all.most ?? 0) > most ? { outcome: 'stored', id } : limited

  it('senders without a known address have a shared limit: requests above it are stored as suspects, unmailed', async () => {
    const { ports, seen } = world(answering(crossing.settings.limits.all.most), {
      limited: true,
      clientAddress: () => undefined,
    })
    expect((await submit(json(minimal), ports)).status).toBe(200)
    expect(seen.map(({ suspicion, mails }) => [suspicion, mails.length])).toEqual([
      [undefined, 1],
      ['crowded', 0],
    ])
  })

  it('senders without a known address get a time to wait at the second limit, and senders with one at the first', async () => {
    const many = world(answering(1e9), { limited: true, clientAddress: () => undefined })
    expect((await submit(json(minimal), many.ports)).status).toBe(429)
    const known = world(answering(1e9), { limited: true, clientAddress: () => '192.0.2.1' })
    expect((await submit(json(minimal), known.ports)).status).toBe(429)
    expect(known.seen).toHaveLength(1)
  })
})
