// Adds, changes and removes entries of a file of translations. All other bytes stay.
import { fold } from '../languages/units.ts'
import type { Path } from '../problems/finding.ts'
import type { Edit } from '../problems/problem.ts'
import { splice } from '../problems/splice.ts'
import { printedHead } from './print.ts'
import { onOneLine } from './scalars/plain.ts'

export interface TextsFile {
  text: string
  /** Returns the range of a translation, or of the text it translates. */
  extent(spot: { path: Path; on: 'key' | 'value' }): { start: number; end: number }
}

export interface AddedText {
  text: string
  /** Empty where the text is not translated yet. */
  translation: string
  /** The previous text and its translation, written as a comment. */
  before?: { text: string; translation: string }
}

export interface TextChanges {
  /** New translations, by the text as the file has it. */
  translations?: ReadonlyMap<string, string>
  /** Texts of entries to remove, as the file has them. */
  removed?: readonly string[]
  added?: readonly AddedText[]
}

/** Returns the changed text. `file`: undefined for a new file; `name`: the language's own name. */
export function changedTextsFile(
  file: TextsFile | undefined,
  name: string,
  { translations = new Map(), removed = [], added = [] }: TextChanges,
): string {
  const before = file?.text ?? `# ${name}: each text of the site, and behind the colon how it is said.\n`
  const edits: Edit[] = []
  for (const [text, words] of translations) {
    const at = file?.extent({ path: [text], on: 'value' })
    if (at) edits.push({ ...at, text: onOneLine(words, 'plain', { flow: false }) })
  }
  for (const text of removed) {
    const [from, to] = [file?.extent({ path: [text], on: 'key' }), file?.extent({ path: [text], on: 'value' })]
    if (from && to) edits.push({ ...wholeLines(before, from.start, to.end), text: '' })
  }
  const kept = splice(before, edits)
  const end = kept === '' || kept.endsWith('\n') ? '' : '\n'
  return kept + end + added.map(entry).join('')
}

function wholeLines(text: string, start: number, end: number): { start: number; end: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(from, end - 1))
  return { start: from, end: next < 0 ? text.length : next + 1 }
}

function entry({ text, translation, before }: AddedText): string {
  const value = onOneLine(translation, 'plain', { flow: false })
  const comment = before ? `# Before: ${fold(before.text)}\n#      as ${fold(before.translation)}\n` : ''
  return `${comment}${printedHead(text, 0, '\n')} ${value}\n`
}
