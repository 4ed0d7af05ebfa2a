import { onValue, type Path } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { offer } from '../../../problems/offer.ts'
import { groupAt, isGroup } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { draftFields, hasAllNames } from '../../sense/draft-forms.ts'
import type problems from './problems.ts'

/** Matches words in brackets that are no Markdown link. */
const bracketed = /\[([^[\]\n]{1,48})\](?!\()/g
/** Field names, as `fillIn` of the mails matches them. */
const isName = (word: string) => /^[a-z][a-z0-9_-]*$/.test(word)

/** Reports placeholders in mails that are sent unfilled: of no field, or in a part of the mail that is not filled in. */
export default function mailAnswers({ draft, uncertain, report }: CheckContext<typeof problems>): void {
  if (uncertain) return
  for (const [form, declared] of draft.forms) {
    if (!hasAllNames(form, declared)) continue
    const known = [...draftFields(form, declared).flatMap(({ name }) => name ?? []), 'answers']
    for (const mail of ['notice', 'receipt'] as const) {
      const words = groupAt(declared, ['mail', mail])
      if (!isGroup(words)) continue
      for (const key of ['subject', 'text'] as const) {
        const text = words[key]
        if (typeof text !== 'string') continue
        const path: Path = ['forms', form, 'mail', mail, key]
        for (const [written, word = ''] of text.matchAll(bracketed)) inText(path, written, word, known)
      }
    }
  }

  function inText(path: Path, written: string, word: string, known: string[]) {
    const near = known.includes(word) ? word : nearest(word, known)
    const at = onValue(path, written)
    const where = path.at(-1) === 'subject' ? 'subject' : 'receipt'
    if (where === 'subject' || path.at(-2) === 'receipt') {
      if (near !== undefined) report('answer-not-repeated', at, { written, where })
      return
    }
    if (near === word || (near === undefined && !isName(word))) return
    report('unknown-answer', at, { written, nearest: near, known }, offer(near && `[${near}]`, false))
  }
}
