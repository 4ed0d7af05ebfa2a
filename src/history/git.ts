// Runs git with fixed arguments, without a shell and without prompts on a terminal.
import { execFile } from 'node:child_process'

export interface GitAnswer {
  /** The exit code; `missing` when git is not installed, `late` when it exceeded its timeout. */
  code: number | 'missing' | 'late'
  out: Buffer
  /** Standard output and standard error. */
  output: string
}

interface GitOptions {
  input?: string
  /** The files that the command is limited to; given to it as input, since arguments have a maximum length. */
  paths?: readonly string[]
  /** Milliseconds. */
  timeout?: number
  /** Path of a file that is used instead of the repository's index. */
  index?: string
}

/** Variables that refer to another repository, as when a hook has started the preview. */
const gitVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY']

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !gitVariables.includes(name))),
  LC_ALL: 'C.UTF-8',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_EDITOR: 'true',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
})

const pathsFromInput = ['--pathspec-from-file=-', '--pathspec-file-nul']

export const git = (cwd: string, args: readonly string[], options: GitOptions = {}) =>
  new Promise<GitAnswer>((resolve) => {
    const { paths, input = paths?.join('\0') ?? '', timeout = 20_000, index } = options
    const child = execFile(
      'git',
      paths ? [...args, ...pathsFromInput] : args,
      {
        cwd,
        env: { ...environment(), ...(index !== undefined && { GIT_INDEX_FILE: index }) },
        timeout,
        maxBuffer: 256 * 1024 * 1024,
        encoding: 'buffer',
        windowsHide: true,
      },
      (error, out, err) => {
        const output = `${args[0] === 'cat-file' ? '' : out.toString('utf8')}${err.toString('utf8')}`.trim()
        const code = !error
          ? 0
          : error.code === 'ENOENT'
            ? 'missing'
            : error.killed
              ? 'late'
              : typeof error.code === 'number'
                ? error.code
                : 1
        resolve({ code, out, output })
      },
    )
    // Git may exit before it has read all of the input.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })

/** Returns the entries of standard output, which `-z` separates by NUL. */
export async function gitEntries(cwd: string, ...args: string[]): Promise<string[]> {
  const { out } = await git(cwd, args)
  return out.toString('utf8').split('\0').filter(Boolean)
}

/** Returns the first line of standard output; undefined when git failed. */
export async function gitLine(cwd: string, ...args: string[]): Promise<string | undefined> {
  const { code, out } = await git(cwd, args)
  return code === 0 ? out.toString('utf8').split('\n')[0] : undefined
}
