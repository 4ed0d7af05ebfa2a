import { onValue } from '../../../problems/finding.ts'
import { offer } from '../../../problems/offer.ts'
import type { KindWord } from '../../../schema/schema-walk.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

/** Matches a bare mail address, without a name. A host without a dot is that of no visitor. */
const mailAddress = /^[^\s@<>(),;:"]+@(?:localhost|[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+)$/

/** Reports texts that should be mail addresses and are not. An address taken from a fact is reported at the fact. */
export default function mailAddresses({ facts, report }: CheckContext<typeof problems, KindWord>): void {
  for (const { value, path } of facts) {
    if (value.includes('{') || mailAddress.test(value)) continue
    const inner = /^(?:mailto:|.*<)\s*([^\s@<>]+@[^\s@<>]+?)>?$/i.exec(value)?.[1]
    report('not-a-mail-address', onValue(path), { value, meant: inner }, offer(inner, false))
  }
}
