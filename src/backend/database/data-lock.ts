// One process at a time on a data folder: the embedded database does not see to that itself, and two processes on one
// folder lose stored requests without an error.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import lockfile from 'proper-lockfile'
import { writeWhole } from '../../cache/cache.mjs'
import { Fault, isFault } from '../../problems/fault.ts'

const beat = 2000
/** A holder on another machine counts as gone when it has not been heard of for so long. Milliseconds. */
const silence = 15_000

/** How long a holder that is just ending is waited for. Milliseconds. */
const timeoutMs = 3000

interface Holder {
  pid: number
  host: string
  /** When the process began, as the system reports it; distinguishes it from a later one with the same number. */
  began: string
}

const holderFile = (folder: string) => join(folder, 'lock.json')

/**
 * Locks the folder, made when it is missing, and returns the function that releases it. A holder that died, however suddenly, is
 * succeeded at once; one that lives is waited for, three seconds at most. Throws a Fault when another process still has the
 * folder then, or when nothing can be written there. Rejects with the signal's reason once it aborts.
 */
export async function lockData(folder: string, signal?: AbortSignal): Promise<() => void> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const end = performance.now() + timeoutMs; !(await tryToHold(folder)); await wait(100, undefined, { signal }))
      if (performance.now() > end) throw dataInUse(folder)
  } catch (cause) {
    if (isFault(cause) || signal?.aborted) throw cause
    throw unwritable(folder, cause)
  }
  const heart = setInterval(() => {
    const now = new Date()
    // A folder that was deleted under the server takes the lock with it; the database will say so itself.
    if (existsSync(holderFile(folder))) utimesSync(holderFile(folder), now, now)
  }, beat)
  heart.unref()
  return () => {
    clearInterval(heart)
    rmSync(holderFile(folder), { force: true })
  }
}

/** False when a living process has the folder. */
async function tryToHold(folder: string): Promise<boolean> {
  // Looking at the holder and taking its place is one step, guarded against others who do the same.
  const leave = await lockfile.lock(folder, {
    lockfilePath: join(folder, 'lock.guard'),
    stale: 5000,
    retries: { retries: 40, minTimeout: 50, maxTimeout: 250 },
  })
  try {
    if (isHeld(folder)) return false
    // Others read it without the guard: half of it would say that the folder is free.
    writeWhole(holderFile(folder), JSON.stringify(self()), { mode: 0o600 })
    return true
  } finally {
    await leave()
  }
}

/** Whether a living process has the folder. */
export function isHeld(folder: string): boolean {
  const holder = readHolder(folder)
  if (!holder) return false
  if (holder.host !== hostname()) return Date.now() - statSync(holderFile(folder)).mtimeMs < silence
  if (!isThere(holder.pid)) return false
  const { state, began } = processInfo(holder.pid)
  // A process that ended keeps its number, and even its start time, until its parent reaps it.
  if (state === 'Z' || state === 'X') return false
  // One that is there and cannot be looked at, as another user's, holds it.
  return holder.began === '' || began === '' || holder.began === began
}

function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(folder), 'utf8'))
  } catch (error) {
    // Missing, or spoilt by a disk that was full: nobody's, either way.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const self = (): Holder => ({ pid: process.pid, host: hostname(), began: processInfo(process.pid).began })

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The state as one letter, `Z` and `X` for a process that ended, and when it began. Both empty where the system does not report them. */
function processInfo(pid: number): { state: string; began: string } {
  if (process.platform === 'darwin') {
    const env = { ...process.env, LC_ALL: 'C' }
    const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { env, encoding: 'utf8' })
    const [, state = '', began = ''] = /^\s*(\S)\S*\s+(.*\S)/.exec(stdout ?? '') ?? []
    return { state, began }
  }
  try {
    // The name of the process stands in brackets and may hold anything; its state and, 19 words on, its start follow.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { state: words[0] ?? '', began: words[19] ?? '' }
  } catch {
    return { state: '', began: '' }
  }
}

const dataInUse = (folder: string) =>
  new Fault(
    'data-in-use',
    `Another process is using the data in ${folder}.`,
    'Stop it first, or choose another folder with --data.',
  )

const unwritable = (folder: string, cause: unknown) =>
  new Fault(
    'data-unwritable',
    `Nothing can be written to the data folder ${folder}.`,
    'Check its permissions and the free space, or choose another folder with --data.',
    { cause },
  )
