import { type DeclaredLanguage, declaredLanguages } from '../../../languages/addresses.ts'
import { onKey, onValue } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { groupAt } from '../../../site/groups.ts'
import type { Check } from '../../sense/check.ts'
import type { DraftReading } from '../../sense/draft.ts'
import { onOffer } from '../../shape/names-on-offer.ts'
import type problems from './problems.ts'

/** Languages that nobody could reach, or whose pages would stand where others do. */
const languages: Check<typeof problems> = ({ draft, uncertain, report }) => {
  const declared = declaredLanguages(draft.value)
  const [first, ...others] = declared
  const written = groupAt(draft.value, ['site'])?.language
  if (first && typeof written === 'string' && first.tag !== written) {
    const isThere = others.some(({ tag }) => tag === written)
    const mend = isThere ? undefined : { title: `Write "${written}"`, text: written, safe: false }
    report('first-language', onKey('languages', first.tag), { first: first.tag, written, isThere }, { mend })
  }
  if (first && groupAt(draft.value, ['languages', first.tag])?.at !== undefined)
    report('language-address', onValue(['languages', first.tag, 'at']), { why: 'first', address: '/' })
  for (const [place, { tag, at }] of others.entries()) {
    const before = others.slice(0, place).find((one) => one.at.toLowerCase() === at.toLowerCase())
    const here = ['languages', tag]
    if (before) report('language-address', onKey(...here), { why: 'twice', address: at, other: before.tag })
  }
  if (uncertain) return
  for (const reading of draft.readings) {
    for (const language of others) {
      pathsOf(language, reading)
      for (const { route, fields, path } of reading.pages.values())
        if (isBelow(route, language.at) && typeof fields.translates !== 'string')
          report('language-address', onKey(...path), { why: 'page', address: route, other: language.name })
    }
    for (const { route, fields, path } of reading.pages.values())
      if (typeof fields.translates === 'string' && !others.some(({ at }) => isBelow(route, at)))
        report('translates-nowhere', onValue([...path, 'translates']), { route, at: others.map(({ at }) => at) })
  }

  /** Names of paths in a language: of pages there are, and each for one page. */
  function pathsOf({ tag, paths }: DeclaredLanguage, { pages, redirects }: DraftReading) {
    const taken = new Map<string, string>()
    for (const [path, called] of Object.entries(paths)) {
      const at = ['languages', tag, 'paths', path]
      const isThere = draft.readings.some(
        (one) => one.pages.has(path) || one.redirects.some(({ from }) => from === path),
      )
      if (!isThere) {
        const known = onOffer.paths(pages.keys())
        const near = nearest(path, known)
        report(
          'language-address',
          onKey(...at),
          { why: 'nowhere', address: path, nearest: near, known },
          { suggestion: near },
        )
      } else if (
        taken.has(called) ||
        ((pages.has(called) || redirects.some(({ from }) => from === called)) &&
          called !== path &&
          paths[called] === undefined)
      )
        report('language-address', onValue(at), { why: 'taken', address: called, other: taken.get(called) ?? called })
      taken.set(called, path)
    }
  }
}

const isBelow = (route: string, at: string) => route === at || route.startsWith(`${at}/`)

export default languages
