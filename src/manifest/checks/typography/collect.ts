import { ownSigns, type Sign, type StraightSign, straightSigns } from '../../../languages/typography.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import type { Collect } from '../../sense/word-groups.ts'

const shown: ReadonlySet<string> = new Set(['text', 'heading', 'label', 'markdown'])

/** Counts typographic signs at once; searches straight ones on first use, since most sites have none. */
export class SignsOfWord {
  private readonly found: Partial<Record<Sign, StraightSign[]>> = {}
  readonly own
  constructor(readonly word: Word) {
    this.own = ownSigns(word.value)
  }

  straight(sign: Sign): readonly StraightSign[] {
    this.found[sign] ??= straightSigns(this.word.value, sign)
    return this.found[sign]
  }
}

const collect: Collect<SignsOfWord> = ({ words }) =>
  words.flatMap((word) => (shown.has(word.kind) && /['"’–“”„«»]|\d-\d/.test(word.value) ? [new SignsOfWord(word)] : []))

export default collect
