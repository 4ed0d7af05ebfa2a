// A file of translations with more in it: what is there stays to the byte.

import { fold } from '../languages/units.ts'
import type { Path } from '../problems/finding.ts'
import type { Edit } from '../problems/problem.ts'
import { onOneLine } from './scalars/plain.ts'
import { splice } from './splice.ts'

export interface TextsFile {
  text: string
  /** The stretch of a translation, or of the text before it. */
  extent(spot: { path: Path; on: 'key' | 'value' }): { start: number; end: number }
}

export interface AddedText {
  text: string
  /** Empty: it has to be translated. */
  translation: string
  /** The translation of the text that stood there before. */
  before?: { text: string; translation: string }
}

export interface TextChanges {
  /** By the text as the file has it: its new translation. */
  translations?: ReadonlyMap<string, string>
  /** Entries that go, as the file has them. */
  gone?: readonly string[]
  added?: readonly AddedText[]
}

/** Longest key that YAML takes in front of a colon. */
const maxKey = 1000

/** `undefined` for a file that is not there yet; `name` is what the language calls itself. */
export function withTexts(
  file: TextsFile | undefined,
  name: string,
  { translations = new Map(), gone = [], added = [] }: TextChanges,
): string {
  const before = file?.text ?? `# ${name}: each text of the site, and behind the colon how it is said.\n`
  const edits: Edit[] = []
  for (const [text, words] of translations) {
    const at = file?.extent({ path: [text], on: 'value' })
    if (at) edits.push({ ...at, text: onOneLine(words, 'plain', { flow: false }) })
  }
  for (const text of gone) {
    const [from, to] = [file?.extent({ path: [text], on: 'key' }), file?.extent({ path: [text], on: 'value' })]
    if (from && to) edits.push({ ...wholeLines(before, from.start, to.end), text: '' })
  }
  const kept = splice(
    before,
    edits.sort((a, b) => a.start - b.start),
  )
  const end = kept === '' || kept.endsWith('\n') ? '' : '\n'
  return kept + end + added.map(entry).join('')
}

function wholeLines(text: string, start: number, end: number): { start: number; end: number } {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(from, end - 1))
  return { start: from, end: next < 0 ? text.length : next + 1 }
}

function entry({ text, translation, before }: AddedText): string {
  const key = onOneLine(text, 'plain', { flow: false })
  const value = onOneLine(translation, 'plain', { flow: false })
  const comment = before ? `# Before: ${fold(before.text)}\n#      as ${fold(before.translation)}\n` : ''
  return comment + (key.length > maxKey ? `? ${key}\n: ${value}\n` : `${key}: ${value}\n`)
}
