// Commands that tests run as processes of their own.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface StartedCommand {
  child: ChildProcessWithoutNullStreams
  /** What it has printed so far, errors included. */
  output(): string
  stdout(): string
  errors(): string
  /** Resolves with the exit code once all output has been read. */
  ended: Promise<number | null>
}

export interface CommandOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Its standard input; empty by default. */
  input?: string
}

const running = new Set<ChildProcessWithoutNullStreams>()

/** Starts Node with these arguments. What still runs at the end of the test file is killed. */
export function startNode(
  words: readonly string[],
  { cwd = root, env, input = '' }: CommandOptions = {},
): StartedCommand {
  const child = spawn(process.execPath, words, { cwd, env: { ...process.env, NODE_ENV: undefined, ...env } })
  running.add(child)
  child.stdin.end(input)
  let output = ''
  let stdout = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
    stdout += part
  })
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    output += part
    errors += part
  })
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return { child, output: () => output, stdout: () => stdout, errors: () => errors, ended }
}

/** Starts `npm run COMMAND` of this repository, or of the copy at `cwd`. */
export const startCommand = (words: readonly string[], options: CommandOptions = {}): StartedCommand =>
  startNode([join(options.cwd ?? root, 'tools/run.mjs'), ...words], options)

interface EndedCommand {
  code: number | null
  output: string
  stdout: string
  errors: string
}

const end = async ({ ended, output, stdout, errors }: StartedCommand): Promise<EndedCommand> => ({
  code: await ended,
  output: output(),
  stdout: stdout(),
  errors: errors(),
})

export const runNode = (words: readonly string[], options?: CommandOptions): Promise<EndedCommand> =>
  end(startNode(words, options))

export const runCommand = (words: readonly string[], options?: CommandOptions): Promise<EndedCommand> =>
  end(startCommand(words, options))

export function killCommands(): void {
  for (const child of running) child.kill('SIGKILL')
}
