// Runs a command and measures its time, processor time and memory.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../spread.ts'

export interface Measured {
  /** Milliseconds. */
  wall: number
  /** Milliseconds of processor time; undefined where it cannot be measured. */
  cpu?: number
  /** Peak resident memory in megabytes; undefined where it cannot be measured. */
  memory?: number
  /** Standard output and errors. */
  output: string
}

const gnuTime = '/usr/bin/time'
const hasTime = existsSync(gnuTime) && /GNU/.test(spawnSync(gnuTime, ['--version'], { encoding: 'utf8' }).stdout ?? '')

export const howToMeasureMore = hasTime
  ? undefined
  : 'Processor time and memory need GNU time (Debian: apt-get install time).'

/** Rejects with the last line of output when the command fails, or takes longer than `timeoutMs`. */
export function measure(folder: string, [program = '', ...words]: string[], timeoutMs = 180_000): Promise<Measured> {
  const usage = join(folder, '.usage')
  const whole = hasTime ? [gnuTime, '-f', '%U %S %M', '-o', usage, program, ...words] : [program, ...words]
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(whole[0] ?? '', whole.slice(1), {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', INIT_CWD: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, so that a timeout also ends the processes that the command has started.
      detached: true,
    })
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), timeoutMs)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        output = (output + part).slice(-20_000)
      })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
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

export const wallOf = (runs: readonly Measured[]) => median(runs.map(({ wall }) => wall))
export const memoryOf = (runs: readonly Measured[]) => Math.max(...runs.map(({ memory = Number.NaN }) => memory))

/** Moves files out of the folder. They are not deleted, because some file systems are slow to reuse space that was just freed. */
export function setAside(folder: string, names: readonly string[]): void {
  for (const name of names.filter((each) => existsSync(join(folder, each))))
    renameSync(join(folder, name), join(mkdtempSync(`${folder}-aside-`), name))
}
