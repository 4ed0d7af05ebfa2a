import type { KindWord } from '../../../schema/schema-walk.ts'
import { parseInterpolation } from '../../resolve/interpolate.ts'
import type { Collect } from '../../sense/word-groups.ts'

interface WrittenName {
  written: string
  name: string
}

export interface NamesInText {
  word: KindWord
  named: readonly { name: string; at: number }[]
  /** Offset of a brace that is not closed; negative where there is none. */
  open: number
  /** `{{facts.place}}`, as other template languages write it. */
  doubled: readonly WrittenName[]
  /** Names with a closing brace only: `facts.place}`. */
  unopened: readonly WrittenName[]
}

const holdNames: ReadonlySet<KindWord['kind']> = new Set(['text', 'heading', 'label', 'mail', 'markdown', 'link'])

/** With one more brace behind it, the text shows a literal brace. */
const twice = /\{\{\s*([\w.-]+)\s*\}\}/g
const ended = /(?<![{\w.-])((?:facts|site|build|entry)\.[\w.-]+)\}/g

const matches = (text: string, pattern: RegExp): WrittenName[] =>
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
