// The product as a process of its own that can be killed and started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openRequestAdmin } from '../../src/backend/requests/open-request-admin.ts'
import type { StoredRequest } from '../../src/backend/requests/request-admin.ts'
import { twoReadings } from '../fixtures/two-readings.ts'

export interface Product {
  /** The address of its function. */
  url: string
  /** Milliseconds from the call until site and backend have answered. */
  startedIn: number
  /** By SIGKILL. */
  kill(): Promise<void>
  /** By SIGTERM, as an operator would. */
  stop(): Promise<void>
  isAlive(): boolean
  output(): string
}

export interface ProductOptions {
  root: string
  data: string
  port: number
  env?: Record<string, string>
}

/** `npm start` without its rate limits. */
export async function startProduct({ root, data, port, env = {} }: ProductOptions): Promise<Product> {
  const began = performance.now()
  const args = [
    join(root, 'tools/run.mjs'),
    'start',
    '--port',
    `${port}`,
    '--data',
    data,
    '--no-rate-limit',
    '--manifest',
    join(root, twoReadings),
  ]
  const child: ChildProcess = spawn(process.execPath, args, { env: { ...process.env, ...env }, cwd: root })
  // Nothing keeps running when a trial is aborted.
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  child.once('exit', () => process.off('exit', killChild))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part
      if (output.includes(`:${port}`) && output.includes('Ctrl+C')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)))
  })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!isAlive()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}/functions/v1/submit-contact-form`,
    startedIn: Math.round(performance.now() - began),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isAlive,
    output: () => output,
  }
}

/** All stored requests, whichever process has the database open. */
export async function rowsOf({ root, data, env }: ProductOptions): Promise<StoredRequest[]> {
  const opened = await openRequestAdmin({ project: root, data, databaseUrl: env?.DATABASE_URL })
  try {
    return opened ? (await opened.admin.list({})).requests : []
  } finally {
    await opened?.close()
  }
}
