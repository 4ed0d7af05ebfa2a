// Builds only the pages of included files in which words have changed. After any other change the whole site is built.
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { formsOn } from '../blocks/forms-on.ts'
import { Cache, cacheFolder } from '../cache/cache.mjs'
import { includedName } from '../files/included-files.ts'
import { readSiteText } from '../files/read-manifest.ts'
import { linesOfPages } from '../manifest/read/parse.ts'
import { unlessFault } from '../problems/fault.ts'
import { rememberedByWord } from '../remembered.ts'
import { isGroup } from '../site/groups.ts'
import { ancestorsOf } from '../site/trail.ts'
import type { Build } from './build-options.ts'
import type { Inputs } from './inputs.ts'
import { filesExist } from './ledger.ts'
import { type OpenedSite, openSite } from './open-site.ts'
import { type KnownSite, renderChanged, writeChanged } from './render-changed.ts'
import { hasSearch } from './search-index.ts'

interface KnownPage {
  path: string
  /** Hash of its lines. */
  lines: string
  /** Hash of everything that other pages and files of the site may depend on. */
  outside: string
  /** Forms belong to their first page. */
  hasForm?: true
}

interface KnownFile {
  /** Absolute path. */
  file: string
  pages: KnownPage[]
}

/** What a whole build stores; valid for a build with the same inputs only. */
interface PageRecord extends KnownSite {
  from: Inputs
  files: KnownFile[]
}

/** Above this number a whole build is as fast. */
const maxChanged = 100

/** Resolves with the closing sentence; undefined when the whole site has to be built, and then nothing is written. */
export async function buildChangedPages(build: Build): Promise<string | undefined> {
  const { manifest, root, reading, at, log, out, ledger } = build
  if (!ledger.made || build.serving) return undefined
  const since = log.changedSince(ledger.made.from)
  const known = since && since.changed.size > 0 ? readRecord(root, out, ledger.made.from) : undefined
  if (!since || !known || !filesExist(out, ledger)) return undefined
  const read = unlessFault(() => readChanged(known.files, since.changed))
  if (!read) return undefined
  const texts = new Map([...read.texts].map(([file, text]) => [includedName(manifest, file, process.cwd()), text]))
  const only = { rows: {}, wanted: new Set<string>(), text: () => '' }
  const opened = unlessFault(() => openSite(manifest, { root, reading, at, log, only, texts }))
  if (!opened || !isSimple(opened)) return undefined
  const pages = pagesOf(opened)
  if (read.changed.some(({ path, outside }) => outsideOf(pages[path]) !== outside)) return undefined
  const paths = new Set(read.changed.map(({ path }) => path))
  const made = await renderChanged(
    opened,
    opened.site.routes.filter(({ path }) => paths.has(path)),
    known,
    build,
  )
  const summary = made && (await writeChanged(made, known.pages, since.from, build))
  if (summary === undefined) return undefined
  writeRecord(root, out, { ...known, from: since.from, files: read.files })
  build.ended('changed pages')
  return summary
}

/**
 * Reads the changed pages of the changed files, with the pages that they need: those above them and those of forms. Other pages are left out of the
 * texts. Undefined when pages were added, removed or moved, or when another file than these has changed.
 */
function readChanged(known: readonly KnownFile[], changedFiles: ReadonlySet<string>) {
  const linesOf = rememberedByWord((file) => linesOfPages(readSiteText(file, file)) ?? {})
  const changed: KnownPage[] = []
  const files = known.map(({ file, pages }) => {
    if (!changedFiles.has(file)) return { file, pages }
    const now = Object.entries(linesOf(file))
    if (now.length !== pages.length || now.some(([path], at) => path !== pages[at]?.path)) return undefined
    const present = pages.map((page, at) => ({ ...page, lines: hashOf(String(now[at]?.[1])) }))
    changed.push(...present.filter(({ lines }, at) => lines !== pages[at]?.lines))
    return { file, pages: present }
  })
  const sound = files.filter((one) => one !== undefined)
  const names = new Set(known.map(({ file }) => file))
  if (sound.length < known.length || ![...changedFiles].every((file) => names.has(file))) return undefined
  if (changed.length > maxChanged) return undefined
  const needed = [...changed, ...sound.flatMap(({ pages }) => pages.filter(({ hasForm }) => hasForm))]
  const wanted = new Set(needed.flatMap(({ path }) => [path, ...ancestorsOf(path)]))
  const texts = new Map(
    sound.map(({ file, pages }) => {
      const some = pages.filter(({ path }) => wanted.has(path))
      // A pattern that names no file would be a mistake.
      return [file, some.length === 0 ? '{}' : some.map(({ path }) => linesOf(file)[path]).join('')]
    }),
  )
  return { changed, files: sound, texts }
}

/** Returns a function that stores the record for `buildChangedPages`, to be called after a whole build; undefined when the site cannot use it. */
export function pagesToRemember(
  opened: OpenedSite,
  { root, out, serving }: Build,
): ((known: Pick<KnownSite, 'site' | 'icons'>, from: Inputs) => void) | undefined {
  const { parts } = opened.loaded.source
  // In a text that takes the full parser, pages may share values.
  const areSeparate = parts.length > 0 && parts.every(({ parsed }) => parsed.document === undefined)
  if (serving || !areSeparate || !isSimple(opened)) return undefined
  const whole = recordOf(opened)
  return (known, from) => writeRecord(root, out, { ...known, ...whole, from })
}

/** A separate function, so that the closure above does not keep the manifest in memory while pages are rendered. */
function recordOf(opened: OpenedSite) {
  const { shareImages, routes } = opened.site
  const pages = pagesOf(opened)
  const forms = new Set(routes.flatMap((route) => (formsOn(route).length > 0 ? [route.path] : [])))
  const files = opened.loaded.source.parts.map(({ parsed }) => ({
    file: resolve(parsed.file),
    pages: Object.entries(linesOfPages(parsed.text) ?? {}).map(
      ([path, lines]): KnownPage => ({
        path,
        lines: hashOf(String(lines)),
        outside: outsideOf(pages[path]),
        ...(forms.has(path) && { hasForm: true }),
      }),
    ),
  }))
  return { ...(shareImages !== undefined && { shareImages }), pages: routes.length, files }
}

const pagesOf = ({ site, loaded }: OpenedSite) => loaded.manifest?.readings[site.reading]?.routes ?? {}

/** Whether pages are connected by nothing but titles, links and names. */
function isSimple({ site, loaded: { manifest, source } }: OpenedSite): boolean {
  return (
    manifest !== undefined &&
    Object.keys(manifest.readings).length === 1 &&
    manifest.collections === undefined &&
    (source.expansion?.changes.length ?? 0) === 0 &&
    site.editions === undefined &&
    source.suppressions.length === 0 &&
    source.findings.length === 0 &&
    !hasSearch(site.routes)
  )
}

const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url')

/** Matches what links, names in braces, Markdown other than stars, files and times contain. */
const referring = /[/#@{}[\]<>&\\`|=]|[.:]\w/g

/** Hash of a page without the words in its description and blocks that mean nothing but themselves. */
function outsideOf(page: object | undefined): string {
  const { description, blocks, ...fields } = { description: '', blocks: [], ...page }
  const found = [JSON.stringify(fields)]
  collectReferences([description, blocks], found)
  return hashOf(found.join('\n'))
}

function collectReferences(value: unknown, found: string[]): void {
  if (typeof value === 'string') found.push(...referencesIn(value))
  else if (isGroup(value) && value.type === 'article') {
    // Other pages may link to its headings.
    found.push(JSON.stringify(value))
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      found.push(`${key}:`)
      collectReferences(Reflect.get(value, key), found)
    }
    found.push('.')
  } else found.push(String(value))
}

/** Returns the words of a text that may refer to something. */
function referencesIn(text: string): string[] {
  const found: string[] = []
  const first = text.search(/\s/)
  // A single word may be an id or a choice.
  if (first < 0) return [text]
  for (const { index } of text.matchAll(referring)) {
    // An address or a file may have blanks.
    if (index < first) return [text]
    const end = text.indexOf(' ', index)
    found.push(text.slice(text.lastIndexOf(' ', index) + 1, end < 0 ? undefined : end))
  }
  return found
}

const nameOfRecord = (out: string) => `pages-${hashOf(resolve(out))}`

function readRecord(root: string, out: string, from: Inputs): PageRecord | undefined {
  const cache = new Cache(cacheFolder(root))
  const text = cache.read(nameOfRecord(out))?.toString()
  if (text === undefined) return undefined
  const record = JSON.parse(text) as PageRecord
  return JSON.stringify(record.from) === JSON.stringify(from) ? record : undefined
}

function writeRecord(root: string, out: string, record: PageRecord): void {
  const cache = new Cache(cacheFolder(root))
  cache.write(nameOfRecord(out), JSON.stringify(record))
  cache.forget('pages-', { kept: 12, days: 2 })
}
