import { onKey, onValue, type PathSpot } from '../../../problems/finding.ts'
import { groupAt } from '../../../site/groups.ts'
import type { Check } from '../../sense/check.ts'
import type problems from './problems.ts'

const nameOf = (type: 'language' | 'region' | 'script', code: string, language = 'en') =>
  new Intl.DisplayNames([language], { type, fallback: 'none' }).of(code)

/** A language tag in its usual writing, where language, script and region all exist. */
function knownTag(tag: string): string | undefined {
  try {
    const { language, script, region } = new Intl.Locale(tag)
    const isKnown =
      nameOf('language', language) !== undefined &&
      (script === undefined || nameOf('script', script) !== undefined) &&
      (region === undefined || nameOf('region', region) !== undefined)
    return isKnown ? Intl.getCanonicalLocales(tag)[0] : undefined
  } catch {
    return undefined
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Two letters for a language's name in English or in the language itself; for a country's code, its main language. */
function tagFor(written: string): string | undefined {
  const joined = knownTag(written.trim().replaceAll('_', '-'))
  if (joined !== undefined) return joined
  const word = written.trim().toLowerCase()
  if (/^[a-z]{2}$/.test(word) && nameOf('region', word.toUpperCase()) !== undefined) {
    const { language } = new Intl.Locale(`und-${word}`).maximize()
    return language === 'und' ? undefined : language
  }
  const tags = letters.flatMap((first) => letters.map((second) => first + second))
  return tags.find((tag) => {
    const name = nameOf('language', tag)
    return name !== undefined && [name, nameOf('language', tag, tag)].some((one) => one?.toLowerCase() === word)
  })
}

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
    const mend = meant === undefined ? undefined : { title: `Write "${meant}"`, text: meant, safe: false }
    report('unknown-language', at, { written: tag, meant, name }, { suggestion: meant, mend })
  }
}

export default language
