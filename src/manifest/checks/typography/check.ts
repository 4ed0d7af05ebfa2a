import { ownCount, type Sign, signMeant, signs } from '../../../languages/typography.ts'
import { onValue } from '../../../problems/finding.ts'
import { groupsOnly } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { Draft } from '../../sense/draft.ts'
import { blockTypes } from '../../shape/published-schema.ts'
import type { SignsOfPart } from './collect.ts'
import type problems from './problems.ts'

/** Reports straight quotes and dashes where the site mostly writes the typographic signs of its language. */
export default function typography({
  draft,
  complete,
  facts,
  report,
}: CheckContext<typeof problems, SignsOfPart>): void {
  const { language } = groupsOnly(draft.value.site)
  if (typeof language !== 'string') return
  const own = new Map(
    signs.map((sign) => [sign, facts.reduce((sum, one) => sum + ownCount(one.own, sign, language), 0)]),
  )
  const count = (sign: Sign) => own.get(sign) ?? 0
  const present = signs.filter((sign) => count(sign) > 0)
  const straight = facts.flatMap((one) =>
    one.straight.flatMap((found) => {
      const meant = present.includes(found.sign) ? signMeant(found, language) : undefined
      return meant === undefined ? [] : [{ ...found, meant }]
    }),
  )
  // Signs in a block of no known type are not counted, so the comparison would be wrong.
  if (straight.length > 0 && !complete && hasUnknownBlock(draft)) return
  const isRarer = (sign: Sign) => straight.filter((one) => one.sign === sign).length < count(sign)
  const rarer = new Set(present.filter(isRarer))
  for (const { sign, start, written, meant, word } of straight) {
    if (!rarer.has(sign)) continue
    const before = word.value.slice(0, start).split(written).length - 1
    const fix = { title: `Write ${meant}`, text: meant, instead: written, safe: false }
    const at = { ...onValue(word.path, written), before }
    report('straight-sign', at, { sign, written, meant }, { suggestion: meant, fix })
  }
}

const hasUnknownBlock = ({ readings }: Draft): boolean =>
  readings.some(({ pages }) =>
    [...pages.values()].some(({ blocks }) =>
      blocks.some(({ type, use }) => (type === undefined ? use === undefined : !blockTypes.includes(type))),
    ),
  )
