// Builds by the command for it, in a process that ends: what loads manifest, bundler and drawings takes several times the memory of
// a server.
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { servedAt } from '../build.ts'

interface BuildApart {
  /** The engine's folder. */
  engine: string
  /** The address that the folder is served at by this machine; left out, it goes elsewhere. */
  host?: string
  /** What follows `build`. */
  argv: readonly string[]
  /** The site's folder; left out, the working folder. */
  cwd?: string
  /** Keeps what the build prints from this process's own output. */
  isQuiet?: boolean
}

/** Resolves with its exit code and, of a quiet one, what it printed as errors. */
export async function buildApart({ engine, host, argv, cwd, isQuiet = false }: BuildApart) {
  const child = fork(join(engine, 'tools', 'run.mjs'), ['build', ...argv], {
    cwd,
    // The preview runs in another mode than what is built.
    env: { ...process.env, NODE_ENV: 'production', ...(host !== undefined && { [servedAt]: host }) },
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
