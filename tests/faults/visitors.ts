// Visitors who remember what they were told: the other half of every trial.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { StoredRequest } from '../../src/backend/requests/request-admin.ts'

export interface Answer {
  /** 0 when no answer came. */
  status: number
  id?: string
}

export interface Intent {
  key: string
  email: string
  /** The id, once a visitor was told that the request is stored. */
  acknowledged?: string
}

export const newIntent = (): Intent => {
  const key = randomUUID()
  return { key, email: `${key}@example.com` }
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Sends an intent once; never rejects. `url` is of the function. */
export function send(url: string, intent: Intent, timeoutMs = 15_000): Promise<Answer> {
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
    // A connection that broke is an answer too: none.
    sending.on('error', () => resolve({ status: 0 }))
    sending.end(body)
  })
}

export interface Count {
  acknowledged: number
  rows: number
  /** Told that it is stored, and it is not. */
  lost: number
  /** Stored twice. */
  doubled: number
  /** Told another id than the stored one. */
  mistaken: number
}

/** Compares what visitors were told with what is there. */
export function compare(intents: readonly Intent[], rows: readonly StoredRequest[]): Count {
  const byEmail = new Map<unknown, string[]>()
  for (const { id, answers } of rows) byEmail.set(answers.email, [...(byEmail.get(answers.email) ?? []), id])
  const told = intents.filter(({ acknowledged }) => acknowledged !== undefined)
  return {
    acknowledged: told.length,
    rows: rows.length,
    lost: told.filter(({ email }) => !byEmail.has(email)).length,
    doubled: [...byEmail.values()].filter((ids) => ids.length > 1).length,
    mistaken: told.filter(({ email, acknowledged }) => !byEmail.get(email)?.includes(acknowledged ?? '')).length,
  }
}

export interface Load {
  intents: Intent[]
  /** Milliseconds from when a request was due, not from when there was room to send it. */
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

/** The most that so many visitors get through, one request after the other: requests a second. */
export async function throughput(url: string, visitors: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const one = async () => {
    while (performance.now() < end) if ((await send(url, newIntent())).status === 200) done++
  }
  await Promise.all(Array.from({ length: visitors }, one))
  return Math.round(done / seconds)
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}
