// Opens the author's editor at a line, apart from the terminal the preview runs in.
import { type ChildProcess, exec, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import windowsCommand from 'launch-editor/construct-windows-launch-command.js'
import argumentsOf from 'launch-editor/get-args.js'
import { chooseEditor, howToChoose } from './choose-editor.ts'

/** Milliseconds within which most failures come; the page waits so long for its answer. */
const answerTimeout = 400
/** Milliseconds after which an editor that ends has been closed by hand and has not failed to open. */
const startTimeout = 15_000

export interface EditorOptions {
  /** What --editor says. */
  editor?: string
  /** Called with what went wrong when that is known only after the answer was given. */
  onLateProblem: (problem: string) => void
}

/** `file` is a path on this machine; `line` and `column` count from 1. Gives what went wrong, or nothing. */
export async function openInEditor(
  file: string,
  line: number,
  column: number,
  { editor, onLateProblem }: EditorOptions,
): Promise<string | undefined> {
  if (!existsSync(file)) return 'The file is not there any more.'
  const choice = chooseEditor(editor)
  if ('problem' in choice) return choice.problem
  const [program = '', ...given] = choice.words
  const words = [...given, ...argumentsOf(program, file, line, column).map(String)]
  return new Promise((resolve) => {
    let answered = false
    const answer = (problem?: string) => {
      clearTimeout(timer)
      if (!answered) resolve(problem)
      else if (problem) onLateProblem(problem)
      answered = true
    }
    const timer = setTimeout(answer, answerTimeout)
    failureOf(program, words)
      .then((reason) => reason && answer(`The editor did not open: ${reason}. ${howToChoose}`))
      .catch((error: unknown) => answer(`The editor did not open: ${String(error)}. ${howToChoose}`))
  })
}

/** Starts it and waits until it has failed, ended, or stayed long enough. */
async function failureOf(program: string, words: string[]): Promise<string | undefined> {
  const began = Date.now()
  const child = start(program, words)
  child.unref()
  return new Promise((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ENOENT' ? `there is no program "${program}" (ENOENT)` : error.message),
    )
    child.once('exit', (code) =>
      resolve(code && Date.now() - began < startTimeout ? `${program} ended with code ${code}` : undefined),
    )
  })
}

/** Without a terminal, and in a session of its own: a program that wants to draw in a terminal finds none. */
function start(program: string, words: string[]): ChildProcess {
  // Windows opens what is not a program file, as code.cmd, only by its shell.
  if (process.platform === 'win32') return exec(windowsCommand(program, words), { windowsHide: true })
  return spawn(program, words, { detached: true, stdio: 'ignore' })
}
