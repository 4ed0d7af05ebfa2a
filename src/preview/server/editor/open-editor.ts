// Opens the author's editor at a line, detached from the terminal of the preview.
import { type ChildProcess, exec, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import windowsCommand from 'launch-editor/construct-windows-launch-command.js'
import argumentsOf from 'launch-editor/get-args.js'
import { chooseEditor, howToChoose } from './choose-editor.ts'

/** Milliseconds the page waits for its answer. Most failures happen within this time. */
const answerTimeout = 400
/** Milliseconds after which an editor that exits counts as closed by its user, not as failed to open. */
const startTimeout = 15_000

export interface EditorOptions {
  /** The value of --editor. */
  editor?: string
  /** Called with a failure that happens after the answer was given. */
  onLateProblem: (problem: string) => void
}

/** `file` is a path on this machine; `line` and `column` count from 1. Returns the failure as a sentence, or undefined. */
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

/** Starts the program and waits until it exits or fails to start. Returns the reason of a failure. */
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

/** Starts the program in a session of its own, so that it finds no terminal to draw in. */
function start(program: string, words: string[]): ChildProcess {
  // On Windows only the shell runs scripts such as code.cmd.
  if (process.platform === 'win32') return exec(windowsCommand(program, words), { windowsHide: true })
  return spawn(program, words, { detached: true, stdio: 'ignore' })
}
