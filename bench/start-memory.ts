// What `npm start` needs in a fresh clone: the resident memory of all its processes, at the peak until the site is served and
// while it serves. Read from /proc, so on Linux alone.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../tests/ports.ts'
import { linkPackages } from './project-copy.ts'

interface Setup {
  root: string
  runs: number
  say(line: string): void
}

/** Megabytes, issue 23's bounds. */
const goals = { peak: 700, serving: 260 }
/** Milliseconds between two readings, and after which a started server is at rest. */
const step = 25
const settled = 5000
const timeout = 120_000

/** Prints a Markdown table; false when a median is over its bound. Each run is a clone of what is committed, without a cache. */
export async function benchStart({ root, runs, say }: Setup): Promise<boolean> {
  const found: StartMemory[] = []
  for (let run = 0; run < runs; run++) found.push(await measured(root))
  const median = (of: keyof StartMemory) => found.map((one) => one[of]).sort((a, b) => a - b)[runs >> 1] ?? 0
  say('| npm start in a fresh clone | median of | resident memory | bound |')
  say('|---|---:|---:|---:|')
  for (const [of, name] of [
    ['peak', 'peak until the site is served'],
    ['serving', `serving, after ${settled / 1000} seconds`],
  ] as const)
    say(`| ${name} | ${runs} | ${median(of).toFixed(0)} MB | ${goals[of]} MB |`)
  return median('peak') <= goals.peak && median('serving') <= goals.serving
}

interface StartMemory {
  peak: number
  serving: number
}

async function measured(root: string): Promise<StartMemory> {
  const place = await mkdtemp(join(tmpdir(), 'lectern-start-'))
  try {
    const clone = join(place, 'clone')
    execFileSync('git', ['clone', '-q', root, clone])
    mkdirSync(join(clone, 'node_modules'))
    linkPackages(root, clone)
    return await memoryOf(clone, await freePort())
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

async function memoryOf(clone: string, port: number): Promise<StartMemory> {
  // A group of its own: npm passes no signal on.
  const child = spawn('npm', ['start', '--', '--port', String(port)], { cwd: clone, detached: true })
  const { pid } = child
  if (pid === undefined) throw new Error('npm did not start.')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    let peak = 0
    for (const until = Date.now() + timeout; !output.includes(`:${port}`); await pause(step)) {
      peak = Math.max(peak, residentMegabytes(pid))
      if (child.exitCode !== null || Date.now() > until) throw new Error(`npm start served nothing:\n${output}`)
    }
    await pause(settled)
    return { peak, serving: residentMegabytes(pid) }
  } finally {
    if (child.exitCode === null) process.kill(-pid, 'SIGTERM')
    await ended
  }
}

const pageMegabytes = 4096 / 2 ** 20

/** Of a process and all it started; pages they share count once for each. */
function residentMegabytes(root: number): number {
  const processes = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // Behind the name, which may hold blanks: the state, the parent, …, and the resident pages as the 22nd.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [{ pid: Number(name), parent: Number(fields[1]), megabytes: Number(fields[21]) * pageMegabytes }]
    } catch {
      return [] // It has ended.
    }
  })
  const sum = (pid: number): number =>
    processes.reduce((all, { parent, pid: own }) => (parent === pid ? all + sum(own) : all), 0) +
    (processes.find((one) => one.pid === pid)?.megabytes ?? 0)
  return sum(root)
}
