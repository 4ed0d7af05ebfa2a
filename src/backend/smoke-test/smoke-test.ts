// Smoke test of a request's whole path: sends a labelled request and looks for it at each step.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackendForm } from '../../../supabase/functions/_shared/form.ts'
import { markHeader, markOf } from '../../../supabase/functions/_shared/form-mark.ts'
import type { OutboxMail, RequestAdmin, StoredRequest } from '../requests/request-admin.ts'
import { probeRequestFor } from './probe-request.ts'

/** What a smoke test reads from and removes from the database. */
export interface ProbeAdmin {
  list(filter: { id: string }): Promise<{ requests: Pick<StoredRequest, 'answers'>[] }>
  mails(filter: { requestId: string }): Promise<Pick<OutboxMail, 'state' | 'error'>[]>
  remove: RequestAdmin['remove']
}

export interface SmokeTestTarget {
  form: BackendForm
  /** The site's address; undefined to skip its page. */
  site?: string
  /** The address of the functions: `https://….supabase.co`, or the site's own. */
  backend: string
  publishableKey: string
  /** Undefined where the database is out of reach; the test then checks only what a visitor sees. */
  admin?: ProbeAdmin
}

export interface StepResult {
  step: string
  ok: boolean
  milliseconds: number
  /** A sentence for people: the failure, or what was found. */
  output: string
}

const timeoutMs = 15_000
const mailTimeoutMs = 30_000

/** Reports each step as it ends and returns whether all succeeded. Stops at the first failure, but always removes the probe. */
export async function runSmokeTest(target: SmokeTestTarget, report: (result: StepResult) => void): Promise<boolean> {
  let healthy = true
  const step = async (name: string, work: () => Promise<string>): Promise<void> => {
    if (!healthy) return
    const began = performance.now()
    const outcome = await work().then(
      (words) => ({ ok: true, output: words }),
      (error) => ({ ok: false, output: error instanceof Error ? error.message : String(error) }),
    )
    healthy = outcome.ok
    report({ step: name, ...outcome, milliseconds: Math.round(performance.now() - began) })
  }
  const { form, site, admin } = target
  const probe = probeRequestFor(form.form, randomUUID().slice(0, 8))
  let id = ''
  if (site !== undefined) await step('page', () => lookAtPage(site, form))
  await step('function', () => lookAtFunction(target))
  await step('request', async () => {
    id = await send(target, probe)
    return `stored as ${id}`
  })
  if (admin && id) {
    await step('database', () => lookAtRow(admin, id, probe))
    await step('mail', () => waitForMail(admin, id, form))
    // Also after a failure, so that the probe never stays among the requests.
    const before = healthy
    healthy = true
    await step('removal', async () => {
      if ((await admin.remove({ id })) !== 1) throw new Error('The probe was not there any more.')
      return 'the probe is gone'
    })
    healthy &&= before
  }
  return healthy
}

const request = (url: string, init?: RequestInit) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch((cause) => {
    throw new Error(`Nothing answers at ${url} (${cause.cause?.code ?? cause.name}).`, { cause })
  })

const addressOf = ({ backend, form }: SmokeTestTarget) => `${backend}/functions/v1/${form.form.function}`

async function lookAtPage(site: string, { form }: BackendForm): Promise<string> {
  const response = await request(site + form.page)
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${form.page} answers with status ${response.status}.`)
  const missing = form.fields.find(({ name }) => !html.includes(`name="${name}"`))
  if (missing) throw new Error(`${form.page} shows no field "${missing.name}": build and publish the site again.`)
  return `${form.page} shows the form`
}

/** Requests an answer from the form's function without a submission. */
export async function lookAtFunction(target: SmokeTestTarget): Promise<string> {
  const response = await request(addressOf(target), { method: 'GET', headers: { apikey: target.publishableKey } })
  if (response.status === 404) throw new Error(`There is no function ${target.form.form.function}: deploy it.`)
  if (response.status === 401) throw new Error('The function wants a token: deploy it with verify_jwt = false.')
  if (response.status !== 405) throw new Error(`The function answers GET with ${response.status} instead of 405.`)
  const mark = response.headers.get(markHeader)
  // Functions of others, and of an older Lectern, have none.
  if (mark !== null && mark !== (await markOf(target.form)))
    throw new Error('The function knows an earlier state of the form: run `npm run supabase`, then deploy it again.')
  return 'answers'
}

async function send(target: SmokeTestTarget, probe: object): Promise<string> {
  const response = await request(addressOf(target), {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: target.publishableKey, 'idempotency-key': randomUUID() },
    body: JSON.stringify(probe),
  })
  const answer = (await response.json().catch(() => ({}))) as { ok?: unknown; id?: unknown; fields?: object }
  if (response.status === 422)
    throw new Error(
      `The function knows other rules than the manifest (${Object.keys(answer.fields ?? {}).join(', ')}): deploy it again.`,
    )
  if (response.status === 429) throw new Error('Too many requests were sent from here: try again later.')
  if (response.status === 503) throw new Error('The function cannot store requests: is the database up, and migrated?')
  if (response.status !== 200 || answer.ok !== true || typeof answer.id !== 'string')
    throw new Error(`The function answers with status ${response.status} and no id.`)
  return answer.id
}

async function lookAtRow(admin: ProbeAdmin, id: string, probe: Record<string, unknown>): Promise<string> {
  const [row] = (await admin.list({ id })).requests
  if (!row) throw new Error('The request is not in this database: the function stores elsewhere.')
  const lost = Object.keys(probe).filter((name) => JSON.stringify(row.answers[name]) !== JSON.stringify(probe[name]))
  if (lost.length) throw new Error(`These answers did not arrive as they were sent: ${lost.join(', ')}.`)
  return 'holds every answer'
}

async function waitForMail(admin: ProbeAdmin, id: string, { settings }: BackendForm): Promise<string> {
  if (!settings.mail.to.length) return 'nobody is to be told: mail.to is empty'
  for (const end = Date.now() + mailTimeoutMs; ; await wait(250)) {
    const mails = await admin.mails({ requestId: id })
    if (!mails.length) throw new Error('No mail was made: the request was taken for a machine.')
    const { length } = settings.mail.to
    if (mails.every(({ state }) => state === 'sent')) return `sent to ${length} address${length === 1 ? '' : 'es'}`
    const failed = mails.find(({ error }) => error !== '')
    if (failed) throw new Error(`The mail could not be sent (${failed.error}): check the mail settings.`)
    if (Date.now() > end)
      throw new Error('The mail still waits: does anything call drain-outbox, and is a mail service set?')
  }
}
