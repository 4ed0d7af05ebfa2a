import type { KindWord } from '../../../schema/schema-walk.ts'
import type { Collect } from '../../sense/word-groups.ts'

/** A text with a sign that overrides the direction of what follows it. */
export interface OverriddenText {
  word: KindWord
  sign: string
}

const collect: Collect<OverriddenText> = ({ words }) =>
  words.flatMap((word) => {
    const [sign] = /[\u202d\u202e]/.exec(word.value) ?? []
    return sign === undefined ? [] : [{ word, sign }]
  })

export default collect
