import type { Word } from '../../../schema/schema-walk.ts'
import { parseInterpolation } from '../../resolve/interpolate.ts'
import type { Collect } from '../../sense/word-groups.ts'

interface Written {
  written: string
  name: string
}

export interface NamesInText {
  word: Word
  named: readonly { name: string; at: number }[]
  /** Where a brace is opened and never closed; below 0 where none is. */
  open: number
  /** `{{facts.place}}`, as templates elsewhere have it. */
  doubled: readonly Written[]
  /** Names that a brace ends and none begins: `facts.place}`. */
  unopened: readonly Written[]
}

const holdNames: ReadonlySet<Word['kind']> = new Set(['text', 'heading', 'label', 'mail', 'markdown', 'link'])

/** With one brace behind it, it is a brace that is to be shown. */
const twice = /\{\{\s*([\w.-]+)\s*\}\}/g
const ended = /(?<![{\w.-])((?:facts|site|build|entry)\.[\w.-]+)\}/g

const matches = (text: string, pattern: RegExp): Written[] =>
  [...text.matchAll(pattern)].map(([written, name = '']) => ({ written, name }))

const collect: Collect<NamesInText> = ({ words }) =>
  words.flatMap((word) => {
    const { kind, value } = word
    if (!holdNames.has(kind) || !/[{}]/.test(value)) return []
    const named = parseInterpolation(value).filter((part) => typeof part !== 'string')
    const open = value.replace(/\{\{|\{[^{}]*\}/g, (found) => ' '.repeat(found.length)).indexOf('{')
    return [{ word, named, open, doubled: matches(value, twice), unopened: matches(value, ended) }]
  })

export default collect
