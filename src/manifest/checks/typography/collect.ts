import { type OwnSigns, ownSigns, type Sign, type StraightSign, straightSigns } from '../../../languages/typography.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import type { Collect } from '../../sense/word-groups.ts'

const shown: ReadonlySet<string> = new Set(['text', 'heading', 'label', 'markdown'])

export interface SignsOfPart {
  /** How often the part writes the signs of languages. */
  own: OwnSigns
  /** Only words that may hold straight signs: the counts of all others are enough. */
  words: readonly StraightSignsOfWord[]
}

/** Searches a word for straight signs when they are requested, and remembers them. */
class StraightSignsOfWord {
  private readonly found: Partial<Record<Sign, StraightSign[]>> = {}
  constructor(readonly word: Word) {}

  straight(sign: Sign): readonly StraightSign[] {
    this.found[sign] ??= straightSigns(this.word.value, sign)
    return this.found[sign]
  }
}

const collect: Collect<SignsOfPart> = ({ words }) => {
  const withSigns = words.filter(({ kind, value }) => shown.has(kind) && /['"’–“”„«»]|\d-\d/.test(value))
  if (withSigns.length === 0) return []
  const own = ownSigns(withSigns.map(({ value }) => value).join('\n'))
  const mayBeStraight = withSigns.filter(({ value }) => /['"]|\d-\d/.test(value))
  return [{ own, words: mayBeStraight.map((word) => new StraightSignsOfWord(word)) }]
}

export default collect
