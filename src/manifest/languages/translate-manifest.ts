// Translates a manifest: replaces its words and points its links to the pages of the language.
import type { Entry } from '../../content/entry.ts'
import { entryAlongPath, from, isSettled, originOf } from '../../content/expand/origins.ts'
import { linkIn, linksIn } from '../../languages/addresses.ts'
import { knownLanguage } from '../../languages/engine-words.ts'
import { noTranslations, type SiteTranslations } from '../../languages/translations.ts'
import { unitsOf } from '../../languages/units.ts'
import { remembered } from '../../remembered.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { type KindWord, SchemaWalk } from '../../schema/schema-walk.ts'
import { groupAt } from '../../site/groups.ts'
import { interpolate } from '../resolve/interpolate.ts'
import { publishedSchema } from '../shape/published-schema.ts'
import { hasEngineWords, isNeededIn, isTranslated, translationNeed } from './translated-words.ts'

export interface Wording {
  tag: string
  translations: SiteTranslations
  /** Translations of single places, by the path of the text joined with line breaks. */
  placed: ReadonlyMap<string, string>
  /** Returns the address in this language of a path of the first language; undefined where it is the same. Without it, links stay. */
  addressOf?: (path: string) => string | undefined
  /** Hash key of everything `addressOf` and `names` depend on. Pages are translated again when it changes. */
  key: string
  /** Values of names in braces, for links that contain one. */
  names: ReadonlyMap<string, string>
  /** Makes every page a new object, so that nothing that is cached by it, nor the page itself, outlives the translated manifest. */
  isOnce?: boolean
}

export interface TranslatedManifest {
  value: Manifest
  /** Untranslated pieces by page (`readings/A/routes/…`, joined with line breaks); those outside pages under ''. */
  untranslated: ReadonlyMap<string, readonly string[]>
  /** Pages that are mostly unreadable in the language: their entry's text is not translated, or most of their letters are not. */
  unreadable: ReadonlySet<string>
  /** Pages that lack a translation of a text of their own, apart from listed entries. */
  lacking: ReadonlySet<string>
}

interface TranslatedPage {
  key: string
  translations: SiteTranslations
  page: Record<string, unknown>
  untranslated: readonly string[]
  isForeign: boolean
  isLacking: boolean
}

/** Cache by the page's object, which stays the same between loads while its lines do, and by its path. */
const knownPages = remembered((_: object) => new Map<string, TranslatedPage>())

export function translateManifest(manifest: Manifest, wording: Wording): TranslatedManifest {
  const fragmentType = (name: unknown) => {
    const type = typeof name === 'string' ? groupAt(manifest, ['fragments', name])?.type : undefined
    return typeof type === 'string' ? type : undefined
  }
  const untranslated = new Map<string, readonly string[]>()
  const foreign = new Set<string>()
  const lacking = new Set<string>()
  const pages: { path: readonly (string | number)[]; page: Record<string, unknown> }[] = []
  const walk = new SchemaWalk(publishedSchema, fragmentType, (page, path, read) => {
    const home = path.join('\n')
    const worded = translatePage(page, home, read, path.length, wording)
    untranslated.set(home, worded.untranslated)
    if (worded.isForeign) foreign.add(home)
    if (worded.isLacking) lacking.add(home)
    if (worded.page !== page) pages.push({ path, page: worded.page })
  })
  const changes: Change[] = []
  const missing: string[] = []
  walk.words(manifest, (word) => {
    const isSettledWord = isSettled(manifest, word.path)
    const change = changeOf(word, isSettledWord ? { ...wording, ...untranslatedWording } : wording)
    if (change) changes.push(change)
    if (!isSettledWord && isNeededIn(wording.tag, translationNeed(word))) missing.push(...missingIn(word, wording))
  })
  untranslated.set('', missing)
  for (const { path, page } of pages) changes.push({ path, value: page })
  return { value: changed(manifest, changes, 0), untranslated, unreadable: foreign, lacking }
}

function translatePage(
  page: Record<string, unknown>,
  home: string,
  read: () => KindWord[],
  depth: number,
  wording: Wording,
): TranslatedPage {
  const { translations, key, isOnce = false } = wording
  const place = `${home}\n${wording.tag}`
  const ofPage = knownPages(page)
  const before = ofPage.get(place)
  if (before?.translations === translations && before.key === key) return before
  // A page written separately needs no translation, only links into its language.
  const isAnew = typeof page.translates === 'string'
  const texts = { ...wording, ...untranslatedWording }
  const origin = originOf(page)
  const changes: Change[] = []
  const letters = { translated: 0, missing: 0 }
  const missing: string[] = []
  let isLacking = false
  for (const word of read()) {
    const isSettledWord = isAnew || isSettled(page, word.path, depth)
    const change = changeOf(word, isSettledWord ? texts : wording)
    if (change) changes.push(change)
    if (isAnew || !isTranslated(word)) continue
    // Title and description do not count as body text.
    const isOfBody = word.path.length > depth + 1
    if (isSettledWord) {
      if (isOfBody) letters.translated += word.value.length
      continue
    }
    const left = missingIn(word, wording)
    missing.push(...left)
    if (left.length > 0 && !isLacking) {
      const entry = entryAlongPath(page, word.path, depth)
      isLacking = entry === undefined || entry === origin?.entry
    }
    if (!isOfBody) continue
    const lost = left.reduce((sum, { length }) => sum + length, 0)
    letters.missing += lost
    letters.translated += unitsOf(word.value).reduce((sum, { length }) => sum + length, 0) - lost
  }
  const isForeign =
    letters.missing > letters.translated || (origin?.entry !== undefined && isBodyForeign(origin.entry, wording))
  const made = changed(page, changes, depth)
  const copy = isOnce && made === page ? { ...page } : made
  const worded = {
    key,
    translations,
    page: origin ? from(copy, origin) : copy,
    untranslated: missing,
    isForeign,
    isLacking,
  }
  if (!isOnce) ofPage.set(place, worded)
  return worded
}

const isBodyForeign = ({ body, translated }: Entry, { translations }: Wording): boolean =>
  !translated?.has('body') &&
  translations.of(body) === undefined &&
  unitsOf(body).some((unit) => translations.of(unit) === undefined)

/** Wording that translates nothing. */
const untranslatedWording: Pick<Wording, 'translations' | 'placed'> = {
  translations: noTranslations,
  placed: new Map(),
}

interface Change {
  path: readonly (string | number)[]
  /** Undefined removes the key. */
  value: unknown
}

/** Returns the change of a string; undefined where it stays. */
function changeOf(word: KindWord, wording: Wording): Change | undefined {
  const { addressOf } = wording
  if (word.kind === 'link') {
    // Redirects and feeds of other languages are derived later from those of the first language.
    if (!addressOf || word.path[2] === 'redirects' || word.path[0] === 'collections') return undefined
    const value = linkIn(interpolate(word.value, wording.names), addressOf)
    return value === word.value ? undefined : { path: word.path, value }
  }
  if (!isTranslated(word)) return undefined
  const translation = textInLanguage(word, wording)
  const isEngines = hasEngineWords(word) && knownLanguage(wording.tag) !== undefined
  if (isEngines && translation === word.value) return { path: word.path, value: undefined }
  const takesLinks = addressOf && (word.kind === 'markdown' || word.kind === 'label')
  const value = takesLinks ? linksIn(translation, addressOf) : translation
  return value === word.value ? undefined : { path: word.path, value }
}

const textInLanguage = ({ path, value }: KindWord, { placed, translations }: Wording): string =>
  (placed.size > 0 ? placed.get(path.join('\n')) : undefined) ?? translations.inside(value)

function missingIn({ path, value }: KindWord, { placed, translations }: Wording): string[] {
  if ((placed.size > 0 && placed.has(path.join('\n'))) || translations.of(value) !== undefined) return []
  return unitsOf(value).filter((unit) => translations.of(unit) === undefined)
}

/** Returns a copy with the changes applied, sharing what does not change. `depth` is the number of path segments above `value`. */
function changed<T>(value: T, changes: readonly Change[], depth: number): T {
  if (changes.length === 0) return value
  const own = new Set<unknown>()
  const copyOf = (from: unknown): Record<string | number, unknown> => {
    if (own.has(from)) return from as Record<string | number, unknown>
    const copy = Array.isArray(from) ? [...from] : { ...(from as object) }
    own.add(copy)
    return copy as Record<string | number, unknown>
  }
  const root = copyOf(value)
  for (const { path, value: now } of changes) {
    let here = root
    for (const key of path.slice(depth, -1)) {
      const inner = copyOf(here[key])
      here[key] = inner
      here = inner
    }
    const last = path.at(-1) ?? ''
    if (now === undefined) delete here[last]
    else here[last] = now
  }
  return root as T
}
