import { ownSigns, type Sign, type StraightSign, signs, straightSigns } from '../../../languages/typography.ts'
import { onValue } from '../../../problems/finding.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import { groupsOnly } from '../../../site/groups.ts'
import type { Check } from '../../sense/check.ts'
import { nothing, perWord } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

const shown: ReadonlySet<string> = new Set(['text', 'heading', 'label', 'markdown'])
const withSigns = perWord((word) =>
  shown.has(word.kind) && /['"’–“”„«»]|\d-\d/.test(word.value) ? [new SignsOfWord(word)] : nothing,
)

/** Of a text, by the language asked for last; kept with its page from load to load. */
class SignsOfWord {
  private counts?: { language: string; own: Record<Sign, number> }
  private found?: { rule: string; straight: StraightSign[] }
  constructor(readonly word: Word) {}

  own(language: string): Record<Sign, number> {
    if (this.counts?.language !== language) this.counts = { language, own: ownSigns(this.word.value, language) }
    return this.counts.own
  }

  straight(language: string, wanted: readonly Sign[]): StraightSign[] {
    const rule = `${language} ${wanted}`
    if (this.found?.rule !== rule) this.found = { rule, straight: straightSigns(this.word.value, language, wanted) }
    return this.found.straight
  }
}

/** Straight signs in a language that has its own, where the texts of the site write these more often. */
const typography: Check<typeof problems> = ({ draft, report }) => {
  const { language } = groupsOnly(draft.value.site)
  if (typeof language !== 'string') return
  const words = withSigns(draft.groups)
  const own = words.map((one) => one.own(language))
  const count = (sign: Sign) => own.reduce((sum, one) => sum + one[sign], 0)
  const present = signs.filter((sign) => count(sign) > 0)
  const straight = words.flatMap((one) => one.straight(language, present).map((sign) => ({ ...sign, word: one.word })))
  const isRarer = (sign: Sign) => straight.filter((one) => one.sign === sign).length < count(sign)
  const rarer = new Set(present.filter(isRarer))
  for (const { sign, start, written, meant, word } of straight) {
    if (!rarer.has(sign)) continue
    const before = word.value.slice(0, start).split(written).length - 1
    const mend = { title: `Write ${meant}`, text: meant, instead: written, safe: false }
    const at = { ...onValue(word.path, written), before }
    report('straight-sign', at, { sign, written, meant }, { suggestion: meant, mend })
  }
}

export default typography
