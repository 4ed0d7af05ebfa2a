// Runs the build command in a child process, so that a server does not keep the memory of manifest, bundler and renderer.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { servedAt as servedAtVariable } from '../build.ts'

interface BuildApart {
  /** The engine's folder. */
  engine: string
  /** Host at which this machine serves the built folder; undefined for builds that go elsewhere. */
  servedAt?: string
  /** The options of `build`, without their dashes. */
  options: Readonly<Record<string, string | undefined>>
  /** The site's folder; defaults to the working folder. */
  cwd?: string
  /** Discards the build's output and collects its errors instead. */
  isQuiet?: boolean
}

/** Resolves with the exit code and, when quiet, the text of stderr. */
export async function buildApart({ engine, servedAt, options, cwd, isQuiet = false }: BuildApart) {
  const argv = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]))
  const child = fork(join(engine, 'tools', 'run.mjs'), ['build', ...argv], {
    cwd,
    // The preview runs in development mode, a build does not.
    env: { ...process.env, NODE_ENV: 'production', ...(servedAt !== undefined && { [servedAtVariable]: servedAt }) },
    stdio: isQuiet ? ['ignore', 'ignore', 'pipe', 'ipc'] : 'inherit',
  })
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  return new Promise<{ code: number; errors: string }>((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => resolve({ code: signal ? 1 : (code ?? 1), errors }))
  })
}
