// Requests that no form would send. None may crash the server, get a 5xx answer or store a row that breaks the rules.
import { Agent, request } from 'node:http'
import { percentile } from '../../bench/spread.ts'
import { backendForms } from '../../src/forms/backend-forms.ts'
import { validate } from '../../src/forms/rules.ts'
import { openSiteOfCommand } from '../../tools/shared/open-site.ts'
import type { TrialResult } from './kill-trials.ts'
import { type ProductOptions, rowsOf, startProduct } from './product.ts'

const connections = 16
const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Random numbers from a seed, so that a failure can be reproduced. */
function randomSource(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(values: readonly T[]): T => values[upTo(values.length)] as T
  return { next, upTo, pick }
}
type RandomSource = ReturnType<typeof randomSource>

const strings = [
  '',
  ' ',
  'Ada',
  '\0',
  '\ud800',
  '\udfff',
  '\u202e',
  '=1+1',
  "';--",
  '<script>',
  '\r\nBcc: x@y',
  '👩‍👩‍👧',
  '\\',
  '"',
  '__proto__',
  'a@b.c',
  'a@b,c@d',
  '%00',
  '\u2028',
  'x'.repeat(201),
  'x'.repeat(5001),
  '-1',
  '1e999',
]
const names = [
  'name',
  'email',
  'organization',
  'phone',
  'landing',
  'ticket',
  'message',
  'website',
  '__proto__',
  'constructor',
  'id',
  'status',
  'form',
  'is_test',
  'toString',
  '',
]
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json;charset=utf-16',
  '',
  'APPLICATION/JSON',
  'image/png',
]
const methods = [
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'POST',
  'GET',
  'PUT',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PATCH',
]

function value({ next, pick, upTo }: RandomSource, depth = 0): unknown {
  const roll = next()
  if (roll < 0.6) return pick(strings)
  if (roll < 0.7) return pick([0, -0, 1.5, 1e308, null, true, false])
  if (roll < 0.8 && depth < 4) return Array.from({ length: upTo(4) }, () => value({ next, pick, upTo }, depth + 1))
  if (roll < 0.9 && depth < 4) return { [pick(names)]: value({ next, pick, upTo }, depth + 1) }
  return String.fromCodePoint(...Array.from({ length: upTo(20) }, () => upTo(0x11_0000)))
}

function bodyOf(d: RandomSource, at: number): string | Buffer {
  const good = { name: 'Ada', email: `ada${at}@example.com`, organization: 'Fuzz' }
  const odd = Object.fromEntries(Array.from({ length: d.upTo(3) }, () => [d.pick(names), value(d)]))
  const answers = d.next() < 0.7 ? { ...good, ...odd } : odd
  const roll = d.next()
  if (roll < 0.2)
    return new URLSearchParams(
      Object.entries(answers).map(([name, each]) => [
        name,
        typeof each === 'string' ? each : (JSON.stringify(each) ?? ''),
      ]),
    ).toString()
  if (roll < 0.25)
    return d.pick(['', '{', '[', 'null', '[]', '7', '"', '['.repeat(30_000), '\ufeff{}', 'x'.repeat(66_000)])
  const text = JSON.stringify(answers)
  if (roll < 0.6) return text
  // Random bytes replaced: broken JSON, broken UTF-8 or still valid by chance.
  const bytes = Buffer.from(text)
  for (let times = d.upTo(4); times > 0 && bytes.length; times--) bytes[d.upTo(bytes.length)] = d.upTo(256)
  return bytes
}

function headersOf(d: RandomSource): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': d.next() < 0.8 ? d.pick(types.slice(0, 3)) : d.pick(types) }
  if (d.next() < 0.3) headers['idempotency-key'] = d.pick(['k', 'x'.repeat(300), 'a b', `${d.upTo(1e9)}`, '\u00e9'])
  if (d.next() < 0.1) headers.origin = d.pick(['https://evil.example', 'null', 'http://', '%', 'https://[::1'])
  if (d.next() < 0.1) headers['x-forwarded-for'] = d.pick(['1.2.3.4', '::1', 'x'.repeat(500)])
  if (d.next() < 0.05) headers['content-encoding'] = d.pick(['gzip', 'br', 'identity'])
  if (d.next() < 0.05) headers['x-fill-time'] = d.pick(['1', '-1', 'NaN', '9'.repeat(400)])
  return headers
}

export async function fuzz(options: ProductOptions, cases: number, seed = Date.now() % 2 ** 31): Promise<TrialResult> {
  const product = await startProduct(options)
  const d = randomSource(seed)
  const statuses = new Map<number, number>()
  const waits: number[] = []
  let sent = 0
  const sendAll = async () => {
    while (sent < cases) {
      const body = bodyOf(d, sent++)
      const began = performance.now()
      const status = await sendRaw(product.url, d.pick(methods), headersOf(d), body)
      waits.push(performance.now() - began)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, sendAll))
  const alive = product.isAlive()
  const rows = await rowsOf(options)
  await product.stop()
  const [form] = backendForms(openSiteOfCommand(options.root, undefined, undefined).site)
  const outside = rows.filter(({ answers }) => {
    const checked = form && validate(form.form, answers)
    return !checked?.ok || JSON.stringify(checked.payload) !== JSON.stringify(answers)
  }).length
  const failures = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, times]) => sum + times, 0)
  const stored = statuses.get(200) ?? 0
  const seen = [...statuses].sort().map(([status, times]) => `${times} × ${status || 'cut off'}`)
  return {
    name: `${cases} fuzzed requests, seed ${seed}`,
    times: 1,
    intents: cases,
    acknowledged: stored,
    lost: 0,
    doubled: 0,
    notes: `${seen.join(', ')}; p99 ${Math.round(percentile(waits, 0.99))} ms; ${rows.length} rows, ${outside} outside the rules; the server ${alive ? 'stayed up' : 'ended'}`,
    passed: failures === 0 && outside === 0 && alive,
  }
}

/** The status of the answer; 0 when the connection was cut, as for a body that continues after it was refused. */
function sendRaw(url: string, method: string, headers: Record<string, string>, body: string | Buffer): Promise<number> {
  return new Promise((resolve) => {
    const sending = request(url, { method, headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    sending.on('error', () => resolve(0))
    sending.end(method === 'GET' || method === 'HEAD' ? undefined : body)
  })
}
