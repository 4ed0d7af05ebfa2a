// Runs the program that takes a site to its host: with fixed words and without a shell.
import { spawn } from 'node:child_process'

export interface ProgramEnd {
  /** Zero when it did what it was asked. */
  code: number | 'missing' | 'late'
  /** Its last lines. */
  printed: string
}

const timeout = 15 * 60_000
const maxPrinted = 4000

interface Place {
  cwd: string
  /** They take the places of `{folder}` and `{host}` in the words. */
  folder: string
  host: string
}

export const runProgram = (words: readonly string[], { cwd, folder, host }: Place) =>
  new Promise<ProgramEnd>((resolve) => {
    const [program = '', ...args] = words.map((word) =>
      word.replaceAll('{folder}', () => folder).replaceAll('{host}', () => host),
    )
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout, windowsHide: true })
    let printed = ''
    const append = (text: string) => {
      printed = (printed + text).slice(-maxPrinted)
    }
    child.stdout.setEncoding('utf8').on('data', append)
    child.stderr.setEncoding('utf8').on('data', append)
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: error.code === 'ENOENT' ? 'missing' : 1, printed: error.message }),
    )
    child.once('close', (code, signal) =>
      resolve({ code: signal === null ? (code ?? 1) : 'late', printed: printed.trim() }),
    )
  })
