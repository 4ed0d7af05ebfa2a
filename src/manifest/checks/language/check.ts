import { onKey, onValue, type PathSpot } from '../../../problems/finding.ts'
import { offer } from '../../../problems/offer.ts'
import { groupAt } from '../../../site/groups.ts'
import { knownTag, nameOf, tagFor } from '../../../site/language-tag.ts'
import type { Check } from '../../sense/check.ts'
import type problems from './problems.ts'

/** What the document says its language is, and no browser knows. */
const language: Check<typeof problems> = ({ draft, report }) => {
  const written = groupAt(draft.value, ['site'])?.language
  const tags: [string, PathSpot][] = typeof written === 'string' ? [[written, onValue(['site', 'language'])]] : []
  for (const tag of Object.keys(groupAt(draft.value, ['languages']) ?? {})) tags.push([tag, onKey('languages', tag)])
  for (const [tag, at] of tags) {
    // Deprecated regions such as UK are read as the one that took their place, and mean nothing to a browser.
    const known = knownTag(tag)
    if (known !== undefined && known.toLowerCase() === tag.toLowerCase()) continue
    const meant = known ?? tagFor(tag)
    const name = meant === undefined ? undefined : nameOf('language', new Intl.Locale(meant).language)
    report('unknown-language', at, { written: tag, meant, name }, offer(meant, false))
  }
}

export default language
