// Entries that come, are copied, go, or are called otherwise: each one step, which is taken back as a whole.

import { stringify } from 'yaml'
import type { Collection } from '../../../content/collection.ts'
import { type Content, contentOf } from '../../../content/content-of.ts'
import { type Entry, slugPattern } from '../../../content/entry.ts'
import { dayOf } from '../../../content/moments.ts'
import { isRefusal } from '../../../edit/edit.ts'
import { type Json, type Operation, Refused, refuse } from '../../../edit/operation.ts'
import { editEntryFile } from '../../../entry-files/edit-entry-file.ts'
import type { Loaded } from '../../../manifest/load.ts'
import type { Path } from '../../../problems/finding.ts'
import { groupsOnly, isGroup } from '../../../site/groups.ts'
import { slugged } from '../../../site/slug.ts'
import type { EntryFileAnswer } from '../../entry-messages.ts'
import type { EntryFileRequest } from '../../request-bodies.ts'
import { entryAt, entryPath, type FoundEntry } from '../../session/entries.ts'
import type { WholeText } from './edit-ports.ts'
import type { EditSession } from './edit-session.ts'
import { firstValue } from './first-value.ts'

interface Site {
  session: EditSession
  current: () => Loaded | undefined
  /** What problems call the file at a path below the manifest's folder. */
  nameOf: (below: string) => string
}

/** Texts of files as they are to be, by their names; undefined for one that goes. */
class Texts {
  private readonly now = new Map<string, string | undefined>()

  constructor(private readonly before: ReadonlyMap<string, string>) {}

  put(file: string, text: string | undefined) {
    this.now.set(file, text)
  }

  of(file: string): string {
    return (this.now.has(file) ? this.now.get(file) : this.before.get(file)) ?? ''
  }

  has(file: string): boolean {
    return this.now.has(file) ? this.now.get(file) !== undefined : this.before.has(file)
  }

  /** Throws a refusal. */
  edit(file: string, ...operations: Operation[]) {
    const edited = editEntryFile(file, this.of(file), operations)
    if (isRefusal(edited)) throw new Refused(edited)
    this.put(file, edited.text)
  }

  get whole(): WholeText[] {
    return [...this.now].map(([file, after]) => ({ file, before: this.before.get(file), after }))
  }
}

interface Done {
  label: string
  /** What the entry is called from then on; undefined for one that is gone. */
  slug?: string
  collection: string
}

export function changeEntryFiles(request: EntryFileRequest, site: Site): EntryFileAnswer {
  const loaded = site.current()
  const content = loaded && contentOf(loaded.source)
  if (!loaded || !content) return { outcome: 'failed', message: 'The manifest cannot be read at the moment.' }
  const texts = new Texts(loaded.source.allTexts)
  try {
    const { label, slug, collection } = doneTo(request, { texts, content, loaded, site })
    const answer = site.session.replace(texts.whole, { label, despite: request.despite })
    if (answer.outcome !== 'done' || slug === undefined) return answer
    const now = site.current()
    const entries = (now && contentOf(now.source))?.collections.get(collection)?.entries ?? []
    // A row without a name is the last one.
    const made = entries.find((one) => one.slug === slug) ?? entries.at(-1)
    return { ...answer, ...(made && { at: entryPath(made) }) }
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'refused', refusal: error.refusal }
    throw error
  }
}

interface Around {
  texts: Texts
  content: Content
  loaded: Loaded
  site: Site
}

function doneTo(request: EntryFileRequest, around: Around): Done {
  if (request.do === 'new') return added(request.title, request.collection, around)
  const found = entryAt(around.loaded, request.at)
  if (!found) return refuse('no-such-place', 'This entry is not there any more.')
  if (request.do === 'remove') return removed(found, around)
  return request.do === 'rename' ? renamed(found, request.slug, around) : copied(found, around)
}

function added(title: string, name: string, { texts, content, loaded, site }: Around): Done {
  const collection = content.collections.get(name)
  if (!collection) return refuse('no-such-place', 'There is no such collection.')
  const slug = freeSlug(slugged(title), collection)
  const value = firstValue(collection, { title, slug, day: dayOf(content.now, loaded.source.expansion?.zone), content })
  const done = { label: `“${title}” added`, slug, collection: name }
  if (isMarkdown(collection)) {
    const file = site.nameOf(collection.from.replace(/\*\.md$/, `${slug}.md`))
    if (texts.has(file)) return refuse('taken', `There is a file ${file} already.`)
    texts.put(file, `---\n${stringify(value, { lineWidth: 0 })}---\n`)
    return done
  }
  const file = fileOf(collection, site)
  if (!texts.has(file)) return refuse('no-such-place', `${file} is not there yet: make it, with a first entry.`)
  const all = loaded.source.expansion?.files.find((one) => one.file === file)?.parsed.value
  if (isGroup(all)) texts.edit(file, { do: 'set', path: [slug], value })
  else texts.edit(file, { do: 'insert', path: [Array.isArray(all) ? all.length : 0], value })
  return done
}

const isMarkdown = ({ from }: Pick<Collection, 'from'>) => from.endsWith('.md')

const fileOf = ({ from, entries }: Collection, site: Site): string => entries[0]?.at.file ?? site.nameOf(from)

function freeSlug(wanted: string, { bySlug }: Pick<Collection, 'bySlug'>): string {
  const stem = wanted || 'entry'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? stem : `${stem}-${number}`
    if (!bySlug.has(slug)) return slug
  }
}

const isInFolder = ({ at: { file } }: Entry) => /\/index\.md$/i.test(file)

/** The entry's file and those of its translations. */
const filesOf = ({ at: { file } }: Entry, { loaded }: Pick<Around, 'loaded'>): string[] => {
  const stem = file.replace(/\.md$/i, '')
  return [...loaded.source.allTexts.keys()].filter(
    (one) => one === file || (one.startsWith(`${stem}.`) && /^\.[a-zA-Z-]+\.md$/.test(one.slice(stem.length))),
  )
}

function removed({ entry, collection }: FoundEntry, { texts, loaded }: Around): Done {
  if (isMarkdown(collection)) for (const file of filesOf(entry, { loaded })) texts.put(file, undefined)
  else texts.edit(entry.at.file, { do: 'remove', path: entry.at.pathOf([]) })
  return { label: `“${nameOf(entry)}” removed`, collection: collection.name }
}

const nameOf = ({ values, slug }: Entry) => String(values.title ?? values.name ?? slug)

function copied({ entry, collection }: FoundEntry, { texts }: Around): Done {
  const slug = freeSlug(entry.slug || slugged(nameOf(entry)), collection)
  const { file } = entry.at
  const path = entry.at.pathOf([])
  const own = (...keys: string[]): Path => (isMarkdown(collection) ? keys : [...copyOf(path, slug), ...keys])
  const target = isMarkdown(collection) ? beside(file, entry.slug, slug) : file
  if (isMarkdown(collection)) {
    if (isInFolder(entry)) return refuse('no-such-place', `It lies in a folder with its pictures: copy that, ${file}.`)
    texts.put(target, texts.of(file))
  } else if (typeof path[0] === 'string') {
    const value = writtenOf(entry)
    texts.edit(file, { do: 'set', path: [slug], value })
  } else texts.edit(file, { do: 'duplicate', path })
  const named = [...collection.fields.values()].find(({ type }) => type === 'name')
  if (named) texts.edit(target, { do: 'set', path: own(named.name), value: slug })
  const raw = writtenOf(entry)
  for (const key of ['slug', 'was']) if (raw[key] !== undefined) texts.edit(target, { do: 'remove', path: own(key) })
  texts.edit(target, { do: 'set', path: own('draft'), value: true })
  return { label: `“${nameOf(entry)}” copied`, slug, collection: collection.name }
}

/** The item behind a list's, or the new key of a group. */
const copyOf = ([first]: Path, slug: string): Path => [typeof first === 'number' ? first + 1 : slug]

/** As its file has it. */
function writtenOf({ at }: Entry): Record<string, Json> {
  let here: unknown = at.parsed.value
  for (const key of at.pathOf([])) here = isGroup(here) || Array.isArray(here) ? Reflect.get(here, key) : undefined
  return (isGroup(here) ? here : {}) as Record<string, Json>
}

/** The file of another entry in the same folder; a day in front of the name stays. */
function beside(file: string, from: string, to: string): string {
  const [, folder = '', day = '', rest = ''] = /^(.*\/)?(\d{4}-\d{2}-\d{2}-)?([^/]*)$/.exec(file) ?? []
  const ending = rest.startsWith(from) ? rest.slice(from.length) : rest.slice(rest.indexOf('.'))
  return folder + day + to + ending
}

function renamed({ entry, collection, content }: FoundEntry, slug: string, { texts, loaded }: Around): Done {
  if (!entry.hasSlug) return refuse('no-such-place', 'A row without a name has none to change.')
  if (!slugPattern.test(slug)) return refuse('no-such-place', 'A name has letters, digits, hyphens and dots.')
  if (slug === entry.slug) return refuse('taken', 'It is called so already.')
  if (collection.bySlug.has(slug)) return refuse('taken', `Another entry is called ${slug} already.`)
  const { file } = entry.at
  const raw = writtenOf(entry)
  const named = [...collection.fields.values()].find(({ type }) => type === 'name')
  const movesFile = isMarkdown(collection) && !isInFolder(entry) && raw.slug === undefined
  const target = movesFile ? beside(file, entry.slug, slug) : file
  for (const one of movesFile ? filesOf(entry, { loaded }) : []) {
    const to = beside(one, entry.slug, slug)
    if (texts.has(to)) return refuse('taken', `There is a file ${to} already.`)
    texts.put(to, texts.of(one))
    texts.put(one, undefined)
  }
  const home = entry.at.pathOf([])
  const isKeyed = !isMarkdown(collection) && typeof home[0] === 'string'
  const own: Path = isKeyed ? [slug] : home
  if (isKeyed) texts.edit(target, { do: 'rename', path: home, key: slug })
  else if (named && raw.slug === undefined && !isMarkdown(collection))
    texts.edit(target, { do: 'set', path: [...own, named.name], value: slug })
  else if (!movesFile) texts.edit(target, { do: 'set', path: [...own, 'slug'], value: slug })
  if (hasPages(content, collection.name)) {
    const was = [...entry.was.filter((one) => one !== slug), entry.slug]
    texts.edit(target, { do: 'set', path: [...own, 'was'], value: was })
  }
  for (const { at, file: other } of referencesTo(entry, content))
    texts.edit(other === file ? target : other, { do: 'set', path: at, value: slug })
  return { label: `“${nameOf(entry)}” is called ${slug}`, slug, collection: collection.name }
}

const hasPages = ({ written }: Content, collection: string): boolean =>
  Object.values(groupsOnly(written.readings)).some((reading) =>
    Object.values(groupsOnly(groupsOnly(reading).routes)).some((page) => groupsOnly(page).for === collection),
  )

/** Fields of entries that name it, by their places in their files. */
export function referencesTo(
  { collection, slug }: Pick<Entry, 'collection' | 'slug'>,
  { collections }: Pick<Content, 'collections'>,
): { file: string; at: Path; entry: Entry }[] {
  return [...collections.values()].flatMap(({ fields, entries }) => {
    const naming = [...fields.values()].filter(({ type, of }) => type === 'entry' && of === collection)
    return entries.flatMap((entry) =>
      naming.flatMap(({ name }) => {
        const value = entry.values[name]
        const places: Path[] = Array.isArray(value)
          ? value.flatMap((one, at) => (one === slug ? [[name, at]] : []))
          : value === slug
            ? [[name]]
            : []
        return places.map((path) => ({ file: entry.at.file, at: entry.at.pathOf(path), entry }))
      }),
    )
  })
}
