// Adds, copies, deletes and renames entries. Each is one step of the undo history.
import { stringify } from 'yaml'
import type { Collection } from '../../../content/collection.ts'
import { type Content, contentOf } from '../../../content/content-of.ts'
import type { Entry } from '../../../content/entry.ts'
import { dayOf } from '../../../content/moments.ts'
import { RefusedEdit, refuse } from '../../../edit/operation.ts'
import { EntryTexts } from '../../../entry-files/entry-texts.ts'
import {
  beside,
  type FoundEntry,
  filesOf,
  isInFolder,
  isMarkdown,
  renameEntry,
  writtenOf,
} from '../../../entry-files/rename-entry.ts'
import type { Loaded } from '../../../manifest/load.ts'
import type { Path } from '../../../problems/finding.ts'
import { isGroup } from '../../../site/groups.ts'
import { freeName, slugged } from '../../../site/slug.ts'
import type { EntryFileAnswer } from '../../entry-messages.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { entryPath, foundEntry } from '../../session/entries.ts'
import type { EditSession } from './edit-session.ts'
import { firstValue } from './first-value.ts'

interface Site {
  session: EditSession
  current: () => Loaded | undefined
  /** Returns the name in problems of the file at a path below the manifest's folder. */
  nameOf: (below: string) => string
}

interface EntryFileResult {
  label: string
  /** The entry's new slug; undefined for a deleted entry. */
  slug?: string
  collection: string
}

export function changeEntryFiles(request: RequestOf<'entryFile'>, site: Site): EntryFileAnswer {
  const loaded = site.current()
  const content = loaded && contentOf(loaded.source)
  if (!loaded || !content) return { outcome: 'failed', message: 'The manifest cannot be read at the moment.' }
  const texts = new EntryTexts(loaded.source.allTexts)
  try {
    const { label, slug, collection } = applyRequest(request, { texts, content, loaded, site })
    const answer = site.session.replace(texts.changes, { label, despite: request.despite })
    if (answer.outcome !== 'done' || slug === undefined) return answer
    const now = site.current()
    const entries = (now && contentOf(now.source))?.collections.get(collection)?.entries ?? []
    // A row without a slug was appended as the last one.
    const result = entries.find((one) => one.slug === slug) ?? entries.at(-1)
    return { ...answer, ...(result && { at: entryPath(result) }) }
  } catch (error) {
    if (error instanceof RefusedEdit) return { outcome: 'refused', refusal: error.refusal }
    throw error
  }
}

interface EntryContext {
  texts: EntryTexts
  content: Content
  loaded: Loaded
  site: Site
}

function applyRequest(request: RequestOf<'entryFile'>, context: EntryContext): EntryFileResult {
  if (request.do === 'new') return addEntry(request.title, request.collection, context)
  const found = foundEntry(context.loaded, request.at)
  if (!found) return refuse('no-such-place', 'This entry is not there any more.')
  if (request.do === 'remove') return deleteEntry(found, context)
  if (request.do !== 'rename') return copyEntry(found, context)
  renameEntry(found, request.slug, context)
  return {
    label: `“${nameOf(found.entry)}” is called ${request.slug}`,
    slug: request.slug,
    collection: found.collection.name,
  }
}

function addEntry(title: string, name: string, { texts, content, loaded, site }: EntryContext): EntryFileResult {
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

const fileOf = ({ from, entries }: Collection, site: Site): string => entries[0]?.at.file ?? site.nameOf(from)

const freeSlug = (wanted: string, { bySlug }: Pick<Collection, 'bySlug'>): string =>
  freeName(wanted || 'entry', (slug) => bySlug.has(slug))

const nameOf = ({ values, slug }: Entry) => String(values.title ?? values.name ?? slug)

function deleteEntry({ entry, collection }: FoundEntry, { texts, loaded }: EntryContext): EntryFileResult {
  if (isMarkdown(collection)) for (const file of filesOf(entry, loaded.source)) texts.put(file, undefined)
  else texts.edit(entry.at.file, { do: 'remove', path: entry.at.pathOf([]) })
  return { label: `“${nameOf(entry)}” removed`, collection: collection.name }
}

function copyEntry({ entry, collection }: FoundEntry, { texts, loaded }: EntryContext): EntryFileResult {
  const slug = freeSlug(entry.slug || slugged(nameOf(entry)), collection)
  const { file } = entry.at
  const path = entry.at.pathOf([])
  const own = (...keys: string[]): Path => (isMarkdown(collection) ? keys : [...copyOf(path, slug), ...keys])
  const target = isMarkdown(collection) ? beside(file, entry.slug, slug) : file
  if (isMarkdown(collection)) {
    if (isInFolder(entry)) return refuse('no-such-place', `It lies in a folder with its pictures: copy that, ${file}.`)
    for (const one of filesOf(entry, loaded.source)) texts.put(beside(one, entry.slug, slug), texts.of(one))
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

/** The path of the copy: the next index of a list, or the new key of a group. */
const copyOf = ([first]: Path, slug: string): Path => [typeof first === 'number' ? first + 1 : slug]
