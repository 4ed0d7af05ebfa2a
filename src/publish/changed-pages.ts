// The quick road of a build: the texts are compared page by page with those of the last one, and when only a few pages' own
// words differ, those alone are read, checked and resolved. They are checked by the very checks of a whole build, which are
// told what the other pages are called and what links may point at there. Whatever is not plainly so is left to a whole build.
import { includedFiles } from '../manifest/included-files.ts'
import { loadFile, readManifest } from '../manifest/load-file.ts'
import { type PageChunk, pageChunks, textWith } from '../manifest/page-chunks.ts'
import { refusalOf } from '../manifest/parse.ts'
import type { Route, Site } from '../site/model.ts'
import { bondOf, type PageMemory, type PageText } from './page-memory.ts'
import { aroundOf, byReading, stampOf, textsOf } from './remember.ts'

/** More changed pages than these are not worth the comparing. */
const few = 200

interface Asked {
  root: string
  /** The manifest's path. */
  path: string
  reading: string | undefined
  choices: string
  memory: PageMemory
}

export interface Changed {
  /** Pages that have not changed have their title, and no blocks. */
  site: Site
  /** Those that have, of the reading that is built. */
  routes: Route[]
  memory: Omit<PageMemory, 'from'>
}

/** Undefined when it takes a whole build. */
export function changedPages(asked: Asked): Changed | undefined {
  const texts = compared(asked)
  if (!texts) return undefined
  const { memory, root, path, reading } = asked
  const { changed, text, included } = texts
  if (changed.size > few) return undefined
  const before = new Map(memory.anchors.map(([name, pages]) => [name, new Map(pages)]))
  const loaded = loadFile(path, {
    root,
    reading,
    errorsOnly: true,
    instead: {
      text,
      readIncluded: (pattern) => included.filter((one) => one.pattern === pattern),
      elsewhere: elsewhereOf(texts.notes, before),
    },
  })
  const isWrong = loaded.problems.some(({ severity }) => severity === 'error')
  if (isWrong || !loaded.site || !loaded.source.plain || loaded.manifest?.parity) return undefined

  for (const name of changed) {
    const { reading: of, path: at } = partsOf(name)
    const [now, then] = [loaded.anchors.get(of)?.get(at), before.get(of)?.get(at)]
    if (JSON.stringify(now ?? []) !== JSON.stringify(then ?? [])) return undefined
  }
  const routes = loaded.site.routes.filter((route) => changed.has(nameOf(memory.site.reading, route.path)))
  const notes = notesWith(memory, routes, before.get(memory.site.reading))
  if (!notes) return undefined
  const fresh = new Map(routes.map((route) => [route.path, route]))
  const site: Site = {
    ...memory.site,
    routes: notes.map(([at, title, unlisted]) => fresh.get(at) ?? stub(at, title, unlisted === 1)),
  }
  return { site, routes, memory: { ...memory, ...texts.notes, notes } }
}

const stub = (path: string, title: string, unlisted: boolean): Route => ({
  path,
  title,
  description: '',
  unlisted,
  blocks: [],
})

const nameOf = (reading: string, path: string) => `${reading} ${path}`
function partsOf(name: string) {
  const at = name.indexOf(' ')
  return { reading: name.slice(0, at), path: name.slice(at + 1) }
}

interface Compared {
  /** Names of the pages whose lines differ. */
  changed: Set<string>
  /** The manifest with those pages, and the first of each reading. */
  text: string
  /** The same of each included file that has one. */
  included: { file: string; text: string; pattern: string }[]
  notes: Pick<PageMemory, 'own' | 'included'>
}

/** Undefined when anything but the lines of pages differs, or a page has come, gone or moved. */
function compared({ path, choices, memory }: Asked): Compared | undefined {
  const whole = readManifest(path)
  const chunks = isPlain(whole) ? pageChunks(whole) : undefined
  if (!chunks) return undefined
  const files = memory.includes.flatMap(([reading, pattern]) =>
    includedFiles(path, pattern, () => '').map(({ file }) => ({ reading, pattern, file })),
  )
  if (
    aroundOf(
      choices,
      textWith(whole, chunks, () => false),
      files,
    ) !== memory.around
  )
    return undefined

  const changed = new Set<string>()
  const firsts = new Set<PageChunk>()
  const readings = byReading(chunks)
  const own: PageMemory['own'] = readings.map(([reading, ofReading]) => [reading, textsOf(whole, ofReading)])
  if (own.length !== memory.own.length) return undefined
  for (const [at, [reading, pages]] of own.entries()) {
    const [name, before = []] = memory.own[at] ?? []
    if (name !== reading || !compare(reading, pages, before, changed)) return undefined
    const [first] = readings[at]?.[1] ?? []
    if (first) firsts.add(first)
  }

  const included: Compared['included'] = []
  const notes: PageMemory['included'] = []
  for (const [at, { reading, pattern, file }] of files.entries()) {
    const note = memory.included[at]
    if (!note || note.reading !== reading) return undefined
    const stamp = stampOf(file)
    if (stamp.size === note.size && stamp.changed === note.changed) {
      notes.push(note)
      continue
    }
    const text = readManifest(file)
    const pages = isPlain(text) ? pageChunks(text, true) : undefined
    if (!pages) return undefined
    const now = textsOf(text, pages)
    const here = new Set<string>()
    if (!compare(reading, now, note.pages, here)) return undefined
    for (const name of here) changed.add(name)
    notes.push({ ...note, ...stamp, pages: now })
    const wanted = textWith(text, pages, (chunk) => here.has(nameOf(reading, chunk.path)))
    if (here.size > 0) included.push({ file, text: wanted, pattern })
  }
  const text = textWith(whole, chunks, (chunk) => firsts.has(chunk) || changed.has(nameOf(chunk.reading, chunk.path)))
  return { changed, text, included, notes: { own, included: notes } }
}

const isPlain = (text: string) => refusalOf(text) === undefined && !text.includes('lectern-ignore')

/** Adds the names of pages whose lines differ; false when they are not the same pages in the same order. */
function compare(
  reading: string,
  now: readonly PageText[],
  before: readonly PageText[],
  changed: Set<string>,
): boolean {
  if (now.length !== before.length) return false
  for (const [at, [path, hash]] of now.entries()) {
    if (before[at]?.[0] !== path) return false
    if (before[at]?.[1] !== hash) changed.add(nameOf(reading, path))
  }
  return true
}

type AnchorsByPath = ReadonlyMap<string, readonly string[]>

/** Every page of every reading, with the ids on it. */
function elsewhereOf({ own, included }: Compared['notes'], anchors: ReadonlyMap<string, AnchorsByPath>) {
  const elsewhere = new Map<string, Map<string, readonly string[]>>()
  for (const [reading, pages] of [...own, ...included.map((one) => [one.reading, one.pages] as const)]) {
    const ofReading = elsewhere.get(reading) ?? new Map<string, readonly string[]>()
    for (const [path] of pages) ofReading.set(path, anchors.get(reading)?.get(path) ?? [])
    elsewhere.set(reading, ofReading)
  }
  return elsewhere
}

/** Undefined when other pages or files have to change with these. */
function notesWith(
  { notes, site }: PageMemory,
  routes: readonly Route[],
  anchors: AnchorsByPath | undefined,
): PageMemory['notes'] | undefined {
  const forms = site.forms.map(({ name }) => name)
  const fresh = new Map(routes.map((route) => [route.path, route]))
  const retitled: string[] = []
  const after = notes.map((note): PageMemory['notes'][number] => {
    const [path, title, unlisted, bond] = note
    const route = fresh.get(path)
    if (!route || (route.title === title && bondOf(route, anchors?.get(path) ?? [], forms) === bond)) return note
    retitled.push(path)
    return [path, route.title, unlisted, bondOf(route, anchors?.get(path) ?? [], forms)]
  })
  const isBound = after.some(([, , , bond], at) => bond !== notes[at]?.[3])
  // Pages below say what those above them are called, and pictures for passing on show it.
  const isNamed =
    retitled.length > 0 &&
    (site.shareImages || notes.some(([path]) => retitled.some((above) => path.startsWith(`${above}/`))))
  return isBound || isNamed ? undefined : after
}
