// Chooses the editor: --editor, LAUNCH_EDITOR, the one that is running, VISUAL, EDITOR, in this order. Editors that run in a terminal
// are skipped: the only terminal there is belongs to the preview.
import { existsSync } from 'node:fs'
import guessEditor from 'launch-editor/guess.js'

/** A program and its arguments, or the reason why there is none. */
export type EditorChoice = { words: string[] } | { problem: string }

export const howToChoose =
  'Set the environment variable LAUNCH_EDITOR to an editor with a window of its own (LAUNCH_EDITOR=code, say), or start with npm run dev -- --editor code.'

/** Editors without a window of their own. Emacs and gvim are judged by their options, see `runsInTerminal`. */
const inTerminal = new Set(
  'vi vim vimx nvim view rvim ex ed red nano rnano pico micro hx helix kak kakoune ne joe jed jmacs mg mcedit tilde amp zile dte vis ee editor sensible-editor'.split(
    ' ',
  ),
)

/** `given` is the value of --editor; `guess` returns the editor that runs on this machine, or `[null]`. */
export function chooseEditor(
  given: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
  guess: () => (string | null)[] = guessEditor,
): EditorChoice {
  const passedOver: string[] = []
  const named = (from: string, value: string | null | undefined): string[] | undefined => {
    const words = wordsOf(value ?? '')
    if (words.length === 0) return undefined
    if (!runsInTerminal(words)) return words
    passedOver.push(`${from} names ${nameOf(words)}, but ${nameOf(words)} runs in a terminal.`)
    return undefined
  }
  const words =
    named('--editor', given) ??
    named('LAUNCH_EDITOR', env.LAUNCH_EDITOR) ??
    running(env, guess) ??
    named('VISUAL', env.VISUAL) ??
    named('EDITOR', env.EDITOR)
  if (words) return { words }
  return { problem: `${passedOver.join(' ') || 'No editor was found.'} ${howToChoose}` }
}

function running(env: NodeJS.ProcessEnv, guess: () => (string | null)[]): string[] | undefined {
  // With LAUNCH_EDITOR set, `guess` returns that setting and not a running program.
  if (env.LAUNCH_EDITOR) return undefined
  const [editor] = guess()
  if (!editor || editor === env.VISUAL || editor === env.EDITOR) return undefined
  // A running Emacs may have no window.
  return runsInTerminal([editor]) || nameOf([editor]) === 'emacs' ? undefined : [editor]
}

const nameOf = ([program = '']: string[]) => (program.split(/[\\/]/).at(-1) ?? '').replace(/\.(?:exe|cmd|bat)$/i, '')

function runsInTerminal(words: string[]): boolean {
  const name = nameOf(words)
  const options = words.slice(1)
  if (/^emacs(?:client)?$/.test(name))
    return options.some((word) => /^(?:-nw|-t|-tty|--tty|--no-window-system)$/.test(word))
  if (name === 'gvim' || name === 'mvim') return options.includes('-v')
  if (name === 'vim') return !options.includes('-g')
  return inTerminal.has(name)
}

/** Splits `code --wait` into words. Paths with spaces may be quoted or not. */
function wordsOf(value: string): string[] {
  if (existsSync(value)) return [value]
  return [...value.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  )
}
