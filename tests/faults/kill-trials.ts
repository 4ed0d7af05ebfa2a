// The server or its database is killed under load; visitors without an answer send again with the same key.
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresServer } from './postgres-server.ts'
import { type ProductOptions, rowsOf, startProduct } from './product.ts'
import { compare, type Intent, newIntent, send } from './visitors.ts'

export interface TrialResult {
  name: string
  /** How often the fault was caused. */
  times: number
  intents: number
  acknowledged: number
  lost: number
  doubled: number
  /** Further observations for the report. */
  notes: string
  passed: boolean
}

const visitors = 12

/** Sends new intents into `intents` without pause; returns what stops them. */
function startVisitors(url: string, intents: Intent[]) {
  let running = true
  const sendUntilStopped = async () => {
    while (running) {
      const intent = newIntent()
      intents.push(intent)
      const { status } = await send(url, intent, 8000)
      if (status !== 200) await wait(20)
    }
  }
  const ended = Promise.all(Array.from({ length: visitors }, sendUntilStopped))
  return async () => {
    running = false
    await ended
  }
}

/** Sends all unanswered intents again, with the same key. */
async function tryAgain(url: string, intents: readonly Intent[]): Promise<void> {
  const waiting = intents.filter(({ acknowledged }) => acknowledged === undefined)
  for (let at = 0; at < waiting.length; at += visitors)
    await Promise.all(waiting.slice(at, at + visitors).map((intent) => send(url, intent)))
}

function resultOf(name: string, times: number, intents: Intent[], count: ReturnType<typeof compare>, notes: string) {
  const { acknowledged, lost, doubled, mistaken, rows } = count
  const passed =
    lost === 0 && doubled === 0 && mistaken === 0 && acknowledged === intents.length && rows === acknowledged
  return { name, times, intents: intents.length, acknowledged, lost: lost + mistaken, doubled, notes, passed }
}

/** Kills the server with SIGKILL while it stores, `times` times. */
export async function killServer(name: string, options: ProductOptions, times: number): Promise<TrialResult> {
  const intents: Intent[] = []
  const starts: number[] = []
  for (let time = 0; time < times; time++) {
    const product = await startProduct(options)
    starts.push(product.startedIn)
    const stopVisitors = startVisitors(product.url, intents)
    await wait(300 + Math.random() * 700)
    await product.kill()
    await stopVisitors()
  }
  const product = await startProduct(options)
  await tryAgain(product.url, intents)
  const count = compare(intents, await rowsOf(options))
  await product.stop()
  return resultOf(
    name,
    times,
    intents,
    count,
    `slowest start after a kill ${Math.max(...starts.slice(1), product.startedIn)} ms`,
  )
}

/** Stops the database without warning and restarts it, `times` times, while the server runs. */
export async function restartDatabase(
  options: ProductOptions,
  postgres: PostgresServer,
  times: number,
): Promise<TrialResult> {
  const intents: Intent[] = []
  const product = await startProduct(options)
  const stopVisitors = startVisitors(product.url, intents)
  for (let time = 0; time < times; time++) {
    await wait(200 + Math.random() * 400)
    postgres.kill()
    await wait(100)
    postgres.restart()
  }
  await wait(500)
  await stopVisitors()
  await tryAgain(product.url, intents)
  const count = compare(intents, await rowsOf(options))
  const alive = product.isAlive()
  await product.stop()
  const result = resultOf('database stopped at once and started again, under load', times, intents, count, '')
  return { ...result, notes: alive ? 'the server stayed up' : 'the server ended', passed: result.passed && alive }
}
