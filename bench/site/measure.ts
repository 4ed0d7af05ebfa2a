// One command from its start to its end: how long, how much of the processor, how much memory.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Measured {
  /** Milliseconds. */
  wall: number
  /** Milliseconds of processor time, its own and the system's for it; undefined where nothing tells. */
  cpu?: number
  /** Most resident memory, in megabytes; undefined where nothing tells. */
  memory?: number
  /** What it said. */
  output: string
}

const gnuTime = '/usr/bin/time'
const hasTime = existsSync(gnuTime) && /GNU/.test(spawnSync(gnuTime, ['--version'], { encoding: 'utf8' }).stdout ?? '')

export const howToMeasureMore = hasTime
  ? undefined
  : 'Processor time and memory need GNU time (Debian: apt-get install time).'

/** Rejects with the last of what it said when it fails, or runs longer than `timeoutMs` milliseconds. */
export function measure(folder: string, [program = '', ...words]: string[], timeoutMs = 180_000): Promise<Measured> {
  const usage = join(folder, '.usage')
  const whole = hasTime ? [gnuTime, '-f', '%U %S %M', '-o', usage, program, ...words] : [program, ...words]
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(whole[0] ?? '', whole.slice(1), {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that giving up ends whatever the command has started.
      detached: true,
    })
    const gaveUp = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), timeoutMs)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        output = (output + part).slice(-20_000)
      })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(gaveUp)
      const wall = performance.now() - began
      if (signal) return reject(new Error(`ended after ${(wall / 1000).toFixed(0)} s by ${signal}`))
      if (code !== 0) return reject(new Error(`exit code ${code}: ${output.trim().split('\n').at(-1)}`))
      const [user = Number.NaN, system = Number.NaN, memory = Number.NaN] = hasTime
        ? readFileSync(usage, 'utf8').trim().split(/\s+/).map(Number)
        : []
      rmSync(usage, { force: true })
      resolve(hasTime ? { wall, cpu: (user + system) * 1000, memory: memory / 1024, output } : { wall, output })
    })
  })
}

/** The middle of some figures; not a number where there are none. */
export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? (sorted[half] ?? Number.NaN) : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? 0)) / 2
}
