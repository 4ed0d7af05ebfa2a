import { addressIn, type DeclaredLanguage, declaredLanguages, namedAbove } from '../../../languages/addresses.ts'
import { onKey, onValue } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { offer } from '../../../problems/offer.ts'
import { isAtOrBelow } from '../../../site/addresses.ts'
import { groupAt } from '../../../site/groups.ts'
import { knownTag } from '../../../site/language-tag.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { DraftReading } from '../../sense/draft.ts'
import { linkTarget } from '../../sense/links.ts'
import { suggestible } from '../../shape/suggestible-names.ts'
import type problems from './problems.ts'

/** Reports languages without an address of their own, and languages whose pages would collide with others. */
export default function languages({ draft, uncertain, report }: CheckContext<typeof problems>): void {
  const declared = declaredLanguages(draft.value)
  const [first, ...others] = declared
  const written = groupAt(draft.value, ['site'])?.language
  // A language that is none is a problem of its own.
  const isTag = (text: string) => knownTag(text)?.toLowerCase() === text.toLowerCase()
  if (first && typeof written === 'string' && first.tag !== written && isTag(written)) {
    const isThere = others.some(({ tag }) => tag === written)
    const fix = isThere ? undefined : { title: `Write "${written}"`, text: written, safe: false }
    report('first-language', onKey('languages', first.tag), { first: first.tag, written, isThere }, { fix })
  }
  if (first && groupAt(draft.value, ['languages', first.tag])?.at !== undefined)
    report('language-address', onValue(['languages', first.tag, 'at']), { why: 'first', address: '/' })
  for (const [place, { tag, at }] of others.entries()) {
    const before = others.slice(0, place).find((one) => one.at.toLowerCase() === at.toLowerCase())
    const here = ['languages', tag]
    const { at: address } = groupAt(draft.value, here) ?? {}
    if (typeof address === 'string' && !address.startsWith('/')) hostOf(tag, address, others.slice(0, place))
    if (before) report('language-address', onKey(...here), { why: 'twice', address: at, other: before.tag })
  }
  if (uncertain) return
  for (const reading of draft.readings) {
    for (const language of others) {
      pathsOf(language, reading)
      for (const { route, fields, path } of reading.pages.values())
        if (isAtOrBelow(route, language.at) && typeof fields.translates !== 'string')
          report('language-address', onKey(...path), { why: 'page', address: route, other: language.name })
    }
    for (const { route, fields, path } of reading.pages.values())
      if (typeof fields.translates === 'string' && !others.some(({ at }) => isAtOrBelow(route, at)))
        report('translates-nowhere', onValue([...path, 'translates']), { route, at: others.map(({ at }) => at) })
  }

  /** Reports a language's own host that is insecure, has a path, or belongs to the site or another language. */
  function hostOf(tag: string, address: string, before: readonly DeclaredLanguage[]) {
    const at = onValue(['languages', tag, 'at'])
    const target = linkTarget(address)
    if (target.kind !== 'outside') {
      const isInsecure = target.kind === 'bad' && target.why === 'insecure'
      const meant = isInsecure ? target.meant : undefined
      report('language-host', at, { why: isInsecure ? 'insecure' : 'address', address }, offer(meant, false))
      return
    }
    const { origin, host, href } = new URL(address)
    if (href !== `${origin}/`) report('language-host', at, { why: 'path', address }, offer(origin, false))
    const { url } = groupAt(draft.value, ['site']) ?? {}
    const other = before.find((one) => one.origin === origin)
    if (typeof url === 'string' && URL.canParse(url) && new URL(url).host === host)
      report('language-host', at, { why: 'site', address }, { suggestion: `/${tag}` })
    else if (other) report('language-host', at, { why: 'twice', address, other: other.name })
  }

  /** Reports translated path names for pages that do not exist, and those that give two pages one address. */
  function pathsOf(language: DeclaredLanguage, reading: DraftReading) {
    for (const path of Object.keys(language.paths)) reportMissing(path, language, reading)
    reportCollisions(language, reading)
  }

  function reportMissing(path: string, { tag }: DeclaredLanguage, { pages }: DraftReading) {
    if (draft.readings.some((one) => one.pages.has(path) || one.redirects.some(({ from }) => from === path))) return
    const known = suggestible.paths(pages.keys())
    const near = nearest(path, known)
    const facts = { why: 'nowhere' as const, address: path, nearest: near, known }
    report('language-address', onKey('languages', tag, 'paths', path), facts, { suggestion: near })
  }

  function reportCollisions(language: DeclaredLanguage, { pages, redirects }: DraftReading) {
    const { tag, at, paths } = language
    const stands = new Map<string, string>()
    const reported = new Set<string>()
    for (const path of new Set([...pages.keys(), ...redirects.map(({ from }) => from)])) {
      const address = addressIn(language, path)
      const other = stands.get(address)
      stands.set(address, other ?? path)
      if (other === undefined) continue
      const named = namedAbove(paths, path) ?? namedAbove(paths, other)
      // Pages below a renamed page collide for the same reason.
      if (named === undefined || reported.has(named)) continue
      reported.add(named)
      const taken = path.startsWith(named) ? other : path
      const why = pages.has(taken) ? ('taken' as const) : ('taken-by-redirect' as const)
      const facts = { why, address: address.slice(at.length), other: taken }
      report('language-address', onValue(['languages', tag, 'paths', named]), facts)
    }
  }
}
