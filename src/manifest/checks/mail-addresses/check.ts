import { onValue } from '../../../problems/finding.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import type { Check } from '../../sense/check.ts'
import type problems from './problems.ts'

/** One address, without the name of whose it is. */
const mailAddress = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+$/

/** Mail addresses that are none. One that a name in braces stands for is reported where it is written. */
const mailAddresses: Check<typeof problems, Word> = ({ facts, report }) => {
  for (const { value, path } of facts) {
    if (value.includes('{') || mailAddress.test(value)) continue
    const inner = /^(?:mailto:|.*<)\s*([^\s@<>]+@[^\s@<>]+?)>?$/i.exec(value)?.[1]
    const fix = inner === undefined ? undefined : { title: `Write "${inner}"`, text: inner, safe: false }
    report('not-a-mail-address', onValue(path), { value, meant: inner }, { suggestion: inner, fix })
  }
}

export default mailAddresses
