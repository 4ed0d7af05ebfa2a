import { declaredLanguages } from '../../../languages/addresses.ts'
import { onEntry, onKey, onValue, type Path } from '../../../problems/finding.ts'
import { everyValue, groupsOnly, isGroup } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { linkTarget } from '../../sense/links.ts'
import { holderOf } from '../../shape/shape-keys.ts'
import type problems from './problems.ts'

/** Domains that RFC 2606 and RFC 6761 reserve for examples. */
const example =
  /[\w.+-]*@?(?:[\w-]+\.)*(?:example\.(?:com|net|org|edu)|[\w-]+\.(?:example|test|invalid))\b|\blocalhost\b/i

/** Texts in which an example address shows a format: validation messages, hints, and words of the engine. */
const showsHow = (path: Path) =>
  path.includes('messages') || path.includes('texts') || (path[0] === 'forms' && path.at(-1) === 'hint')

/** Reports what has to be supplied, corrected or proofread before the site is public. Runs with `--launch` only. */
export default function readyForLaunch({
  draft,
  launch,
  placeholders = [],
  report,
}: CheckContext<typeof problems>): void {
  if (!launch) return
  const site = groupsOnly(draft.value.site)
  if (typeof site.url === 'string') {
    const target = linkTarget(site.url)
    if (target.kind !== 'outside' || example.test(target.host))
      report('no-site-address', onValue(['site', 'url']), { url: site.url })
  }
  if (isGroup(draft.value.site) && site.contact === undefined) report('missing-contact', onKey('site'), {})
  for (const { value, path } of draft.groups.flatMap((group) => group.all())) {
    if ((path[0] === 'site' && path[1] === 'url') || showsHow(path)) continue
    const found = example.exec(value)?.[0]
    if (found !== undefined) report('example-address', onValue(path, found), { address: found })
  }
  for (const { tag, origin } of declaredLanguages(draft.value)) {
    const found = origin === undefined ? undefined : example.exec(origin)?.[0]
    if (found !== undefined) report('example-address', onValue(['languages', tag, 'at'], found), { address: found })
  }
  for (const { what, at } of placeholders) report('still-placeholder', at, { what })
  for (const { value, path } of everyValue(draft.value)) {
    if (!isGroup(value)) continue
    if (value.placeholder === true) {
      const what = holderOf(path, value)
      report('still-placeholder', path.length === 0 ? onEntry(path) : onKey(...path, 'placeholder'), {
        what: what.charAt(0).toUpperCase() + what.slice(1),
      })
    }
    if (value.review === 'pending')
      report('unreviewed-text', onValue([...path, 'review']), {
        title: typeof value.title === 'string' ? value.title : '',
      })
  }
}
