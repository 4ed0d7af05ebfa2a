// Recognises language tags, and what people write instead.

/** Returns the name of a language, region or script in `language`; undefined for an unknown code. */
export const displayName = (type: 'language' | 'region' | 'script', code: string, language = 'en') =>
  new Intl.DisplayNames([language], { type, fallback: 'none' }).of(code)

/** Returns a tag in its usual notation if language, script and region all exist. */
export function knownTag(tag: string): string | undefined {
  try {
    const { language, script, region } = new Intl.Locale(tag)
    const isKnown =
      displayName('language', language) !== undefined &&
      (script === undefined || displayName('script', script) !== undefined) &&
      (region === undefined || displayName('region', region) !== undefined)
    return isKnown ? Intl.getCanonicalLocales(tag)[0] : undefined
  } catch {
    return undefined
  }
}

/** Returns the tag that is meant by another writing of it: `he` for `iw`. */
export function tagMeant(written: string, tags: readonly string[]): string | undefined {
  const known = tagFor(written)
  return known && tags.find((tag) => knownTag(tag) === known)
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Returns the two-letter tag for a language's name, in English or its own; for a country code, its main language. */
export function tagFor(written: string): string | undefined {
  const joined = knownTag(written.trim().replaceAll('_', '-'))
  if (joined !== undefined) return joined
  const word = written.trim().toLowerCase()
  if (/^[a-z]{2}$/.test(word) && displayName('region', word.toUpperCase()) !== undefined) {
    const { language } = new Intl.Locale(`und-${word}`).maximize()
    return language === 'und' ? undefined : language
  }
  const tags = letters.flatMap((first) => letters.map((second) => first + second))
  return tags.find((tag) => {
    const name = displayName('language', tag)
    return name !== undefined && [name, displayName('language', tag, tag)].some((one) => one?.toLowerCase() === word)
  })
}
