// Git, as a program with fixed arguments: never through a shell, never asking anything on a terminal.
import { execFile } from 'node:child_process'

export interface GitAnswer {
  /** `missing` when git is not installed, `late` when it took too long. */
  code: number | 'missing' | 'late'
  out: Buffer
  /** What it said, standard output included. */
  output: string
}

interface GitOptions {
  input?: string
  /** Milliseconds. */
  timeout?: number
  /** A file in the place of the repository's own index. */
  index?: string
}

/** Another repository's settings, as a hook that started the preview would leave them. */
const gitVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY']

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !gitVariables.includes(name))),
  LC_ALL: 'C.UTF-8',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_EDITOR: 'true',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes',
})

export const git = (cwd: string, args: readonly string[], { input, timeout = 20_000, index }: GitOptions = {}) =>
  new Promise<GitAnswer>((resolve) => {
    const child = execFile(
      'git',
      args,
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
    // Git may end without having read all of it.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input ?? '')
  })

/** The first line of what it answered; undefined when it failed. */
export async function gitLine(cwd: string, ...args: string[]): Promise<string | undefined> {
  const { code, out } = await git(cwd, args)
  return code === 0 ? out.toString('utf8').split('\n')[0] : undefined
}
