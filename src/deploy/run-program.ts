// Runs the program that sends a site to its host, with a fixed command line and without a shell.
import { spawn } from 'node:child_process'

export interface ProgramResult {
  /** The exit code; `missing` when the program does not exist, `late` when it was stopped after the timeout. */
  code: number | 'missing' | 'late'
  /** The last lines it printed. */
  printed: string
}

const programTimeout = 15 * 60_000
/** Characters of output that are kept. */
const maxPrinted = 4000

interface Place {
  cwd: string
  /** Replace `{folder}` and `{host}` in the command line. */
  folder: string
  host: string
}

export const runProgram = (words: readonly string[], { cwd, folder, host }: Place) =>
  new Promise<ProgramResult>((resolve) => {
    const [program = '', ...args] = words.map((word) =>
      word.replaceAll('{folder}', () => folder).replaceAll('{host}', () => host),
    )
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: programTimeout,
      windowsHide: true,
    })
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
