import type { Word } from '../../../schema/schema-walk.ts'
import type { Collect } from '../../sense/word-groups.ts'

const isAddress = ({ kind, path }: Word) => {
  const [top, , group, key] = path
  return (
    kind === 'text' &&
    (path.at(-1) === 'email' || (top === 'forms' && group === 'mail' && (key === 'to' || key === 'from')))
  )
}

/** Collects texts that have to be a single mail address. */
const collect: Collect<Word> = ({ words }) => words.filter((word) => isAddress(word) && !word.path.includes('messages'))

export default collect
