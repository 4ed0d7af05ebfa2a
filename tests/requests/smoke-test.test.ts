import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { type Listening, listening } from '../../src/backend/listening.ts'
import type { OutboxMail } from '../../src/backend/requests/request-admin.ts'
import { probeRequestFor } from '../../src/backend/smoke-test/probe-request.ts'
import { type ProbeAdmin, runSmokeTest, type StepResult } from '../../src/backend/smoke-test/smoke-test.ts'
import { validate } from '../../src/forms/rules.ts'
import { crossing, everyField } from './forms.ts'

const id = '0b0e7a52-5b1d-4c8e-9c2b-6d6f2a1f0c11'
let backend: Listening | undefined
afterEach(() => backend?.close())

const sent = { state: 'sent', error: '' } as const

/** Runs the smoke test on a backend with these answers and an admin that lists what it was sent. */
async function target(answers: Record<string, [number, string]>, mail: Pick<OutboxMail, 'state' | 'error'> = sent) {
  let row: { answers: Record<string, unknown> } | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const [status, text] = answers[request.method ?? ''] ?? [405, '{}']
    if (status === 200) row = { answers: JSON.parse(body) }
    response.writeHead(status).end(text)
  })
  backend = await listening(server)
  const admin: ProbeAdmin = {
    list: async () => ({ requests: row ? [row] : [] }),
    mails: async () => [mail],
    remove: async () => {
      const there = row ? 1 : 0
      row = undefined
      return there
    },
  }
  const findings: StepResult[] = []
  const healthy = await runSmokeTest({ form: crossing, backend: backend.url, publishableKey: '', admin }, (found) =>
    findings.push(found),
  )
  return { healthy, findings: findings.map(({ step, ok, output }) => [step, ok, output]), left: row }
}
const stored: [number, string] = [200, JSON.stringify({ ok: true, id })]

it('the smoke test makes probes that every form accepts', () => {
  for (const { form } of [crossing, everyField]) {
    const probe = probeRequestFor(form, 'abcd1234')
    expect(validate(form, probe)).toEqual({ ok: true, payload: probe })
    expect(Object.keys(probe)).toEqual(
      expect.arrayContaining(form.fields.filter((f) => f.required && !f.when).map((f) => f.name)),
    )
  }
})

it('the smoke test reports a working backend as healthy, and leaves nothing behind', async () => {
  const { healthy, findings, left } = await target({ POST: stored })
  expect([healthy, left]).toEqual([true, undefined])
  expect(findings.map(([step, ok]) => [step, ok])).toEqual(
    ['function', 'request', 'database', 'mail', 'removal'].map((step) => [step, true]),
  )
})

it.each<[string, Record<string, [number, string]>, RegExp]>([
  ['is not deployed', { GET: [404, '{}'] }, /deploy it/],
  ['wants a token', { GET: [401, '{}'] }, /verify_jwt/],
  ['knows other rules', { POST: [422, '{"fields":{"name":"x"}}'] }, /other rules than the manifest \(name\)/],
  ['has no database', { POST: [503, '{}'] }, /database up/],
  ['answers with a page', { POST: [200, '<html>'] }, /no id/],
])('the smoke test reports in words that a function %s', async (_, answers, words) => {
  const { healthy, findings } = await target(answers)
  expect(healthy).toBe(false)
  expect(findings.at(-1)).toEqual([expect.any(String), false, expect.stringMatching(words)])
})

it('the smoke test reports why a mail is not sent, and still removes the probe', async () => {
  const { healthy, findings, left } = await target({ POST: stored }, { state: 'waiting', error: 'EAUTH' })
  expect([healthy, left]).toEqual([false, undefined])
  expect(findings).toContainEqual(['mail', false, expect.stringContaining('EAUTH')])
})
