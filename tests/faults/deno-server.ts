// The function as it is deployed, run offline in real Deno.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

export interface DenoServer {
  url: string
  /** Everything it has logged. */
  log(): string
  process: ChildProcess
  stop(): Promise<void>
}

/** Serves one function; `env` is all it sees of the environment besides what Deno itself needs. */
export async function serveInDeno(
  project: string,
  name: string,
  env: Record<string, string>,
  cache: string,
): Promise<DenoServer> {
  const folder = join(project, 'supabase/functions', name)
  const child = spawn(
    join(project, 'node_modules/.bin/deno'),
    [
      'serve',
      '--cached-only',
      '--no-lock',
      '--node-modules-dir=manual',
      `--config=${join(folder, 'deno.json')}`,
      '--allow-net=127.0.0.1',
      '--allow-env',
      '--allow-read',
      '--host=127.0.0.1',
      '--port=0',
      join(folder, 'index.ts'),
    ],
    { env: { PATH: process.env.PATH, HOME: cache, DENO_DIR: cache, NO_COLOR: '1', ...env }, cwd: folder },
  )
  let log = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      log += part
      const found = /http:\/\/[\w.:]+\d/.exec(log)?.[0]
      if (found) resolve(found.replace('0.0.0.0', '127.0.0.1'))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Deno ended with ${code}: ${log}`)))
  })
  return {
    url,
    log: () => log,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}
