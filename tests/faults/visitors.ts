// Visitors that send requests and remember the answers, to be compared with what is stored.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { StoredRequest } from '../../src/backend/requests/request-admin.ts'

export interface SubmissionResult {
  /** 0 when there was no answer. */
  status: number
  id?: string
}

export interface Intent {
  key: string
  email: string
  /** The id that the visitor was given for the stored request. */
  acknowledged?: string
}

export const newIntent = (): Intent => {
  const key = randomUUID()
  return { key, email: `${key}@example.com` }
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Sends an intent once to the function at `url`; never rejects. */
export function send(url: string, intent: Intent, timeoutMs = 15_000): Promise<SubmissionResult> {
  const body = JSON.stringify({
    name: 'Ada Lovelace',
    email: intent.email,
    organization: 'Trial',
    message: 'x'.repeat(200),
  })
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length, 'idempotency-key': intent.key }
    const sending = request(url, { method: 'POST', agent, headers, timeout: timeoutMs }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('error', () => resolve({ status: 0 }))
      response.on('end', () => {
        const id = response.statusCode === 200 ? (JSON.parse(text) as { id: string }).id : undefined
        if (id) intent.acknowledged = id
        resolve({ status: response.statusCode ?? 0, id })
      })
    })
    sending.on('timeout', () => sending.destroy())
    // A broken connection counts as no answer.
    sending.on('error', () => resolve({ status: 0 }))
    sending.end(body)
  })
}

export interface Count {
  acknowledged: number
  rows: number
  /** Acknowledged but not stored. */
  lost: number
  /** Stored more than once. */
  doubled: number
  /** Acknowledged with another id than the stored one. */
  mistaken: number
}

/** Compares the answers visitors got with the stored requests. */
export function compare(intents: readonly Intent[], rows: readonly StoredRequest[]): Count {
  const byEmail = new Map<unknown, string[]>()
  for (const { id, answers } of rows) byEmail.set(answers.email, [...(byEmail.get(answers.email) ?? []), id])
  const answered = intents.filter(({ acknowledged }) => acknowledged !== undefined)
  return {
    acknowledged: answered.length,
    rows: rows.length,
    lost: answered.filter(({ email }) => !byEmail.has(email)).length,
    doubled: [...byEmail.values()].filter((ids) => ids.length > 1).length,
    mistaken: answered.filter(({ email, acknowledged }) => !byEmail.get(email)?.includes(acknowledged ?? '')).length,
  }
}

export interface Load {
  intents: Intent[]
  /** Milliseconds from the time a request was due, not from the time it was sent. */
  latencies: number[]
  statuses: Map<number, number>
}

/** Sends at a fixed rate whatever the server does, so that a slow answer delays no other visitor. */
export async function arrivals(url: string, perSecond: number, seconds: number): Promise<Load> {
  const load: Load = { intents: [], latencies: [], statuses: new Map() }
  const pending: Promise<void>[] = []
  const began = performance.now()
  const total = perSecond * seconds
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond))
      while (load.intents.length < due) {
        const intent = newIntent()
        const dueAt = began + (load.intents.length / perSecond) * 1000
        load.intents.push(intent)
        pending.push(
          send(url, intent).then(({ status }) => {
            load.latencies.push(performance.now() - dueAt)
            load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1)
          }),
        )
      }
      if (due < total) return
      clearInterval(timer)
      resolve()
    }, 4)
  })
  await Promise.all(pending)
  return load
}

/** Requests a second that so many visitors get through, each sending one after the other. */
export async function throughput(url: string, visitors: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const sendUntilEnd = async () => {
    while (performance.now() < end) if ((await send(url, newIntent())).status === 200) done++
  }
  await Promise.all(Array.from({ length: visitors }, sendUntilEnd))
  return Math.round(done / seconds)
}
