// The site as `npm start` builds and serves it, in a process of its own.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { filesUnder } from '../../src/files-under.ts'
import { root } from '../pages/built-site.ts'

export interface StartedSite {
  url: string
  /** The data folder. */
  data: string
  /** Runs a command on this site's data with the given standard input; returns its output. */
  run(words: readonly string[], input?: string): Promise<string>
  /** Paths of all built pages, the page for unknown addresses included. */
  paths: string[]
  close(): Promise<void>
}

export const unknownPath = '/no/such/page'

/** Starts the command with these arguments. Rejects with its output when it ends before it serves. */
export const startedSite = (...words: string[]): Promise<StartedSite> => startedBy(process.execPath, root, words)

/** The same with another Node, in another project's folder. */
export async function startedBy(node: string, project: string, words: readonly string[] = []): Promise<StartedSite> {
  const data = mkdtempSync(join(tmpdir(), 'lectern-started-'))
  const lectern = (...argv: string[]) => {
    const env = { ...process.env, NODE_ENV: undefined }
    return spawn(node, [join(project, 'tools/run.mjs'), ...argv, '--data', data], { cwd: project, env })
  }
  const server = lectern('start', '--port', '0', ...words)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const hear = (piece: unknown) => {
      output += String(piece)
      const at = /http:\/\/[\w.:]+/.exec(output)?.[0]
      if (at && output.includes('Ctrl+C')) resolve(at)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', () => reject(new Error(output)))
  })
  return {
    url,
    data,
    async run(argv, input = '') {
      const command = lectern(...argv)
      command.stdin.end(input)
      return readAll(command.stdout)
    },
    paths: pagesIn(join(data, 'sites', '0')),
    async close() {
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const pagesIn = (folder: string): string[] =>
  filesUnder(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`)
    .map((file) => (file === '/404.html' ? unknownPath : file.replace(/\/index\.html$/, '') || '/'))
    .sort()
