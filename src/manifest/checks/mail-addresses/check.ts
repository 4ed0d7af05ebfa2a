import { onValue } from '../../../problems/finding.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import type { Check } from '../../sense/check.ts'
import { wordsWhere } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

/** One address, without the name of whose it is. */
const mailAddress = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/

const isAddress = ({ kind, path }: Word) => {
  const [top, , group, key] = path
  return (
    kind === 'text' &&
    (path.at(-1) === 'email' || (top === 'forms' && group === 'mail' && (key === 'to' || key === 'from')))
  )
}

const addresses = wordsWhere((word) => isAddress(word) && !word.path.includes('messages'))

/** Mail addresses that are none. One that a name in braces stands for is reported where it is written. */
const mailAddresses: Check<typeof problems> = ({ draft, report }) => {
  for (const { value, path } of addresses(draft.groups)) {
    if (value.includes('{') || mailAddress.test(value)) continue
    const inner = /^(?:mailto:|.*<)\s*([^\s@<>]+@[^\s@<>]+?)>?$/i.exec(value)?.[1]
    const mend = inner === undefined ? undefined : { title: `Write "${inner}"`, text: inner, safe: false }
    report('not-a-mail-address', onValue(path), { value, meant: inner }, { suggestion: inner, mend })
  }
}

export default mailAddresses
