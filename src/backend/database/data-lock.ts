// Lets one process at a time use a data folder. The embedded database does not lock its files, and two processes on one
// folder lose stored requests without an error.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import lockfile from 'proper-lockfile'
import { writeWhole } from '../../cache/cache.mjs'
import { Fault, isFault } from '../../problems/fault.ts'

const heartbeatMs = 2000
/** A holder on another machine counts as dead after this many milliseconds without a heartbeat. */
const staleMs = 15_000

/** Milliseconds to wait for a holder that is just ending. */
const timeoutMs = 3000

interface Holder {
  pid: number
  host: string
  /** Start time of the process as the system reports it; distinguishes it from a later process with the same id. */
  began: string
}

const holderFile = (folder: string) => join(folder, 'lock.json')

/**
 * Locks the folder, creating it when missing, and returns the function that releases it. Takes over from a dead holder at once;
 * waits up to three seconds for a living one. Throws a Fault when another process still holds the folder then, or when the
 * folder is not writable. Rejects with the signal's reason once it aborts.
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
  const heartbeat = setInterval(() => {
    const now = new Date()
    // If the folder was deleted under the server, the lock is gone too; the database reports that by itself.
    if (existsSync(holderFile(folder))) utimesSync(holderFile(folder), now, now)
  }, heartbeatMs)
  heartbeat.unref()
  return () => {
    clearInterval(heartbeat)
    rmSync(holderFile(folder), { force: true })
  }
}

/** Returns false when a living process holds the folder. */
async function tryToHold(folder: string): Promise<boolean> {
  // Checking the holder and replacing it must be one step, so other processes that try the same are kept out.
  const unguard = await lockfile.lock(folder, {
    lockfilePath: join(folder, 'lock.guard'),
    stale: 5000,
    retries: { retries: 40, minTimeout: 50, maxTimeout: 250 },
  })
  try {
    if (isHeld(folder)) return false
    // Other processes read the file without the guard; a half-written one would look like a free folder.
    writeWhole(holderFile(folder), JSON.stringify(ownHolder()), { mode: 0o600 })
    return true
  } finally {
    await unguard()
  }
}

/** Whether a living process holds the folder. */
export function isHeld(folder: string): boolean {
  const holder = readHolder(folder)
  if (!holder) return false
  if (holder.host !== hostname()) return Date.now() - statSync(holderFile(folder)).mtimeMs < staleMs
  if (!processExists(holder.pid)) return false
  const { state, began } = processInfo(holder.pid)
  // A process that ended keeps its id, and even its start time, until its parent reaps it.
  if (state === 'Z' || state === 'X') return false
  // A process that exists but cannot be inspected, such as another user's, counts as the holder.
  return holder.began === '' || began === '' || holder.began === began
}

function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(folder), 'utf8'))
  } catch (error) {
    // A missing file, or one truncated by a full disk, means that no process holds the folder.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const ownHolder = (): Holder => ({ pid: process.pid, host: hostname(), began: processInfo(process.pid).began })

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process state as one letter (`Z` and `X`: ended) and its start time. Both are empty where the system does not report them. */
function processInfo(pid: number): { state: string; began: string } {
  if (process.platform === 'darwin') {
    const env = { ...process.env, LC_ALL: 'C' }
    const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { env, encoding: 'utf8' })
    const [, state = '', began = ''] = /^\s*(\S)\S*\s+(.*\S)/.exec(stdout ?? '') ?? []
    return { state, began }
  }
  try {
    // The process name stands in brackets and may hold any text; the state follows it, and 19 words later the start time.
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
