import { type OwnSigns, ownSigns, type StraightSign, straightSigns } from '../../../languages/typography.ts'
import type { Path } from '../../../problems/finding.ts'
import type { KindWord } from '../../../schema/schema-walk.ts'
import type { Collect } from '../../sense/word-groups.ts'

const textKinds: ReadonlySet<string> = new Set(['text', 'heading', 'label', 'markdown'])

export interface SignsOfPart {
  /** How often the part writes the signs of languages. */
  own: OwnSigns
  /** Searched for at once: a large site has a hundred thousand texts, and few of them have such a sign to remember. */
  straight: readonly (StraightSign & { word: KindWord })[]
}

/** `9600-123` is one number. */
const isPostalCode = (path: Path) => path.at(-1) === 'postalCode'

const collect: Collect<SignsOfPart> = ({ words }) => {
  const withSigns = words.filter(
    ({ kind, value, path }) => textKinds.has(kind) && !isPostalCode(path) && /['"’–“”„«»]|\d-\d/.test(value),
  )
  if (withSigns.length === 0) return []
  const own = ownSigns(withSigns.map(({ value }) => value).join('\n'))
  const straight = withSigns.flatMap((word) => straightSigns(word.value).map((found) => ({ ...found, word })))
  return [{ own, straight }]
}

export default collect
