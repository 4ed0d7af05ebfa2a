import { engineLanguages } from '../../../languages/engine-words.ts'
import { onKey, onValue, type PathSpot } from '../../../problems/finding.ts'
import { offer } from '../../../problems/offer.ts'
import { groupAt } from '../../../site/groups.ts'
import { displayName, knownTag, tagFor } from '../../../site/language-tag.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

/** Reports a language tag that browsers do not know. */
export default function language({ draft, report }: CheckContext<typeof problems>): void {
  const written = groupAt(draft.value, ['site'])?.language
  const tags: [string, PathSpot][] = typeof written === 'string' ? [[written, onValue(['site', 'language'])]] : []
  for (const tag of Object.keys(groupAt(draft.value, ['languages']) ?? {})) tags.push([tag, onKey('languages', tag)])
  for (const [tag, at] of tags) {
    // The first use of `Intl` takes ten milliseconds of every command.
    if (engineLanguages.includes(tag)) continue
    // `Intl` maps deprecated regions such as UK to current ones, but browsers ignore them in a document.
    const known = knownTag(tag)
    if (known !== undefined && known.toLowerCase() === tag.toLowerCase()) continue
    const meant = known ?? tagFor(tag)
    const name = meant === undefined ? undefined : displayName('language', new Intl.Locale(meant).language)
    report('unknown-language', at, { written: tag, meant, name }, offer(meant, false))
  }
}
