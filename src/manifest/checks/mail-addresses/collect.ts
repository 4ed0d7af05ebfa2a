import type { KindWord } from '../../../schema/schema-walk.ts'
import type { Collect } from '../../sense/word-groups.ts'

const isAddress = ({ kind, path }: KindWord) => {
  const [top, , group, key] = path
  return (
    kind === 'text' &&
    (path.at(-1) === 'email' || (top === 'forms' && group === 'mail' && (key === 'to' || key === 'from')))
  )
}

/** Collects texts that have to be a single mail address. */
const collect: Collect<KindWord> = ({ words }) =>
  words.filter((word) => isAddress(word) && !word.path.includes('messages'))

export default collect
