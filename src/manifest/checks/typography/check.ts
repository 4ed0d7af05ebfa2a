import { ownSigns, type Sign, signs, straightSigns } from '../../../languages/typography.ts'
import { onValue } from '../../../problems/finding.ts'
import { groupsOnly } from '../../../site/groups.ts'
import type { Check } from '../../sense/check.ts'
import { wordsWhere } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

const shown: ReadonlySet<string> = new Set(['text', 'heading', 'label', 'markdown'])
const withSigns = wordsWhere(({ kind, value }) => shown.has(kind) && /['"’–“”„«»]|\d-\d/.test(value))

/** Straight signs in a language that has its own, where the texts of the site write these more often. */
const typography: Check<typeof problems> = ({ draft, report }) => {
  const { language } = groupsOnly(draft.value.site)
  if (typeof language !== 'string') return
  const words = withSigns(draft.groups)
  const own = words.map(({ value }) => ownSigns(value, language))
  const count = (sign: Sign) => own.reduce((sum, one) => sum + one[sign], 0)
  const present = signs.filter((sign) => count(sign) > 0)
  const straight = words.flatMap((word) =>
    straightSigns(word.value, language, present).map((sign) => ({ ...sign, word })),
  )
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
