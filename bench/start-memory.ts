// Measures the resident memory of `npm start` in a fresh clone, with all its processes: the peak until the site is served, and while
// it serves. Reads /proc, so it runs on Linux only.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inTemporaryFolder } from '../src/files/temporary-folder.ts'
import { freePort } from '../tests/ports.ts'
import type { Bench } from './bench.ts'
import { linkPackages } from './project-copy.ts'
import { median } from './spread.ts'

/** Maximum megabytes, from issue 23. */
const goals = { peak: 700, serving: 260 }
/** Milliseconds between two readings. */
const interval = 25
/** Milliseconds after which a started server counts as settled. */
const settlingTime = 5000
/** Milliseconds a server may take to start. */
const timeout = 120_000

/** Prints a Markdown table; returns false when a median exceeds its goal. Each run clones what is committed, without a cache. */
export const bench: Bench = async ({ root, runs = 3, say }) => {
  const results: StartMemory[] = []
  for (let run = 0; run < runs; run++) results.push(await measured(root))
  const medianOf = (of: keyof StartMemory) => median(results.map((each) => each[of]))
  say('| npm start in a fresh clone | median of | resident memory | bound |')
  say('|---|---:|---:|---:|')
  for (const [of, name] of [
    ['peak', 'peak until the site is served'],
    ['serving', `serving, after ${settlingTime / 1000} seconds`],
  ] as const)
    say(`| ${name} | ${runs} | ${medianOf(of).toFixed(0)} MB | ${goals[of]} MB |`)
  return medianOf('peak') <= goals.peak && medianOf('serving') <= goals.serving
}

interface StartMemory {
  peak: number
  serving: number
}

async function measured(root: string): Promise<StartMemory> {
  return inTemporaryFolder('start', async (place) => {
    const clone = join(place, 'clone')
    execFileSync('git', ['clone', '-q', root, clone])
    mkdirSync(join(clone, 'node_modules'))
    linkPackages(root, clone)
    return memoryOf(clone, await freePort())
  })
}

async function memoryOf(clone: string, port: number): Promise<StartMemory> {
  // A process group, because npm passes no signals on.
  const child = spawn('npm', ['start', '--', '--port', String(port)], { cwd: clone, detached: true })
  const { pid } = child
  if (pid === undefined) throw new Error('npm did not start.')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    let peak = 0
    for (const until = Date.now() + timeout; !output.includes(`:${port}`); await pause(interval)) {
      peak = Math.max(peak, residentMegabytes(pid))
      if (child.exitCode !== null || Date.now() > until) throw new Error(`npm start served nothing:\n${output}`)
    }
    await pause(settlingTime)
    return { peak, serving: residentMegabytes(pid) }
  } finally {
    if (child.exitCode === null) process.kill(-pid, 'SIGTERM')
    await ended
  }
}

const pageMegabytes = 4096 / 2 ** 20

/** Megabytes of a process and its descendants; shared pages count once for each process. */
function residentMegabytes(root: number): number {
  const processes = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // After the name, which may contain blanks, come the state, the parent, …, and as the 22nd field the resident pages.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [{ pid: Number(name), parent: Number(fields[1]), megabytes: Number(fields[21]) * pageMegabytes }]
    } catch {
      return [] // The process has ended.
    }
  })
  const sum = (pid: number): number =>
    processes.reduce((all, { parent, pid: own }) => (parent === pid ? all + sum(own) : all), 0) +
    (processes.find((each) => each.pid === pid)?.megabytes ?? 0)
  return sum(root)
}
