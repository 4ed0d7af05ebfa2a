// Sends a labelled request down the whole road and looks for it at each station.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { canaryFor } from './canary.ts'
import type { Desk } from './desk.ts'

export interface Patient {
  form: BackendForm
  /** Where the site answers; undefined when only the backend is looked at. */
  site?: string
  /** Where functions answer: `https://….supabase.co`, or the site's own address. */
  backend: string
  publishableKey: string
  /** Undefined when there is no way into the database: then only what a visitor sees is looked at. */
  desk?: Desk
}

export interface Finding {
  step: string
  ok: boolean
  milliseconds: number
  /** In words: what is wrong, or what was seen. */
  said: string
}

const patience = 15_000
const mailPatience = 30_000

/** Reports each step as it ends; stops at the first that fails, but always takes the canary away again. */
export async function examine(patient: Patient, report: (finding: Finding) => void): Promise<boolean> {
  let healthy = true
  const step = async (name: string, work: () => Promise<string>): Promise<void> => {
    if (!healthy) return
    const began = performance.now()
    const said = await work().then(
      (words) => ({ ok: true, said: words }),
      (error) => ({ ok: false, said: error instanceof Error ? error.message : String(error) }),
    )
    healthy = said.ok
    report({ step: name, ...said, milliseconds: Math.round(performance.now() - began) })
  }
  const { form, site, desk } = patient
  const canary = canaryFor(form.form, randomUUID().slice(0, 8))
  let id = ''
  if (site !== undefined) await step('page', () => lookAtPage(site, form))
  await step('function', () => lookAtFunction(patient))
  await step('request', async () => {
    id = await send(patient, canary)
    return `stored as ${id}`
  })
  if (desk && id) {
    await step('database', () => lookAtRow(desk, id, canary))
    await step('mail', () => waitForMail(desk, id, form))
    // Also after a failure: the canary is nobody's request.
    const before = healthy
    healthy = true
    await step('removal', async () => {
      if ((await desk.remove({ id })) !== 1) throw new Error('The canary was not there any more.')
      return 'the canary is gone'
    })
    healthy &&= before
  }
  return healthy
}

const ask = (url: string, init?: RequestInit) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(patience) }).catch((cause) => {
    throw new Error(`Nothing answers at ${url} (${cause.cause?.code ?? cause.name}).`, { cause })
  })

const addressOf = ({ backend, form }: Patient) => `${backend}/functions/v1/${form.form.function}`

async function lookAtPage(site: string, { form }: BackendForm): Promise<string> {
  const response = await ask(site + form.page)
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${form.page} answers with status ${response.status}.`)
  const missing = form.fields.find(({ name }) => !html.includes(`name="${name}"`))
  if (missing) throw new Error(`${form.page} shows no field "${missing.name}": build and publish the site again.`)
  return `${form.page} shows the form`
}

async function lookAtFunction(patient: Patient): Promise<string> {
  const response = await ask(addressOf(patient), { method: 'GET', headers: { apikey: patient.publishableKey } })
  if (response.status === 404) throw new Error(`There is no function ${patient.form.form.function}: deploy it.`)
  if (response.status === 401) throw new Error('The function wants a token: deploy it with verify_jwt = false.')
  if (response.status !== 405) throw new Error(`The function answers GET with ${response.status} instead of 405.`)
  return 'answers'
}

async function send(patient: Patient, canary: object): Promise<string> {
  const response = await ask(addressOf(patient), {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: patient.publishableKey, 'idempotency-key': randomUUID() },
    body: JSON.stringify(canary),
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

async function lookAtRow(desk: Desk, id: string, canary: Record<string, unknown>): Promise<string> {
  const [row] = (await desk.list({ id })).requests
  if (!row) throw new Error('The request is not in this database: the function stores elsewhere.')
  const lost = Object.keys(canary).filter((name) => JSON.stringify(row.answers[name]) !== JSON.stringify(canary[name]))
  if (lost.length) throw new Error(`These answers did not arrive as they were sent: ${lost.join(', ')}.`)
  return 'holds every answer'
}

async function waitForMail(desk: Desk, id: string, { settings }: BackendForm): Promise<string> {
  if (!settings.mail.to.length) return 'nobody is to be told: mail.to is empty'
  for (const end = Date.now() + mailPatience; ; await wait(250)) {
    const mails = await desk.mails({ requestId: id })
    if (!mails.length) throw new Error('No mail was made: the request was taken for a machine.')
    if (mails.every(({ state }) => state === 'sent')) return `sent to ${settings.mail.to.length} address(es)`
    const failed = mails.find(({ error }) => error !== '')
    if (failed) throw new Error(`The mail could not be sent (${failed.error}): check the mail settings.`)
    if (Date.now() > end)
      throw new Error('The mail still waits: does anything call drain-outbox, and is a mail service set?')
  }
}
