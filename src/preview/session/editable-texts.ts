// Lists the texts of a page that can be edited in place: where each is written, its limits, and the facts in it.
import { formsOnPage } from '../../blocks/forms-on.ts'
import { contentOf } from '../../content/content-of.ts'
import { alone } from '../../content/expand/fill-text.ts'
import { isTranslatedField } from '../../content/languages.ts'
import { translationFile } from '../../content/translation-file.ts'
import { entryFileValue } from '../../entry-files/entry-places.ts'
import { entryRoot } from '../../entry-files/entry-root.ts'
import { placedImagesIn } from '../../images/used-images.ts'
import { originSteps } from '../../manifest/inspect/origin.ts'
import type { Loaded } from '../../manifest/load.ts'
import { parseInterpolation } from '../../manifest/resolve/interpolate.ts'
import type { Path } from '../../problems/finding.ts'
import { isSamePath } from '../../problems/path.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { Kind } from '../../schema/vocabulary.ts'
import { everyValue, valueAt } from '../../site/groups.ts'
import type { Site } from '../../site/model.ts'
import type { EditableText, EditableTexts, Json } from '../edit-messages.ts'
import { editableValues } from './editable-values.ts'
import { entryPath, foundEntry } from './entries.ts'
import { type ManifestNames, namesOfManifest } from './known-manifest.ts'
import { schemaAt } from './schema-at.ts'
import { type TranslatedPage, translatedPage, translationPath } from './translated-page.ts'

const editableKinds: ReadonlySet<Kind> = new Set<Kind>(['text', 'heading', 'label', 'markdown'])

/** Returns empty lists for a page that does not exist. */
export function editableTexts(
  loaded: Loaded,
  reading: string,
  path: string,
): Pick<EditableTexts, 'texts' | 'pictures' | 'values' | 'facts'> {
  const site = loaded.readings?.site(reading)
  if (!loaded.manifest || !site) return { texts: [], pictures: [], values: [], facts: [] }
  const known = namesOfManifest(loaded)
  const inLanguage = translatedPage({ source: loaded.source, manifest: loaded.manifest }, site, path)
  if (inLanguage) {
    const texts = [...leavesOf(inLanguage.view, path)].flatMap(
      (one) =>
        (inLanguage.isAnew(one) ? textAt(known, { site, path }, one) : translationAt(known, site, inLanguage, one)) ??
        [],
    )
    const isTranslated = ({ pointer }: { pointer: Path }) =>
      texts.some((one) => isSamePath(one.pointer, [...pointer.slice(0, -1), 'alt']))
    const pictures = picturesOf(inLanguage.view, path).filter(isTranslated)
    return { texts, pictures, values: [], facts: known.facts() }
  }
  const texts = [...leavesOf(site, path)].flatMap((pointer) => textAt(known, { site, path }, pointer) ?? [])
  return { texts, pictures: picturesOf(site, path), values: editableValues(known, site, path), facts: known.facts() }
}

function picturesOf({ routes }: Site, path: string): EditableTexts['pictures'] {
  const { blocks = [] } = routes.find((route) => route.path === path) ?? {}
  return blocks.flatMap(({ props }, at) =>
    placedImagesIn(props).map(({ image: { file }, path: inside }) => ({
      pointer: ['routes', path, 'blocks', at, 'props', ...inside],
      file,
    })),
  )
}

function* leavesOf(site: Site, path: string): Generator<Path> {
  const route = site.routes.find((one) => one.path === path)
  for (const [at, { props }] of (route?.blocks ?? []).entries())
    yield* stringsIn(props, ['routes', path, 'blocks', at, 'props'])
  yield* stringsIn(site.header, ['header'])
  yield* stringsIn(site.footer, ['footer'])
  const shown = new Set(formsOnPage(site, route ?? { blocks: [] }))
  for (const { name, ...form } of site.forms) if (shown.has(name)) yield* stringsIn(form, ['forms', name])
  yield* stringsIn(site.texts, ['texts'])
  if (route)
    yield* [
      ['routes', path, 'title'],
      ['routes', path, 'description'],
    ]
}

function* stringsIn(whole: unknown, start: Path): Generator<Path> {
  for (const { value, path } of everyValue(whole, start)) if (typeof value === 'string') yield [...path]
}

function textAt(
  known: ManifestNames,
  { site, path }: { site: Site; path: string },
  pointer: Path,
): EditableText | undefined {
  const { manifest } = known
  const { reading } = site
  const steps = originSteps(manifest, reading, pointer)
  const [first] = steps
  if (!first) return undefined
  const isDefault = first.what === 'default'
  const at = isDefault ? pointer : first.at
  const schema = schemaAt(manifest, at)
  const kind = schema?.['x-kind']
  if (!schema || !kind || !editableKinds.has(kind)) return undefined
  // Defaults are written in no file: the resolved site has them in its own language.
  const raw = isDefault ? valueAt(site, pointer) : valueAt(manifest, at)
  if (typeof raw !== 'string') return undefined
  const inEntry = isDefault ? undefined : entryText(known, at, raw)
  if (inEntry === 'other words') return undefined
  const use = steps.find(({ what }) => what === 'use')
  const isFragment = first.what === 'fragment'
  return {
    pointer,
    at,
    kind,
    raw,
    parts: partsOf(known, raw),
    about: schema.description ?? '',
    min: schema.minLength ?? 0,
    ...(schema.maxLength === undefined ? {} : { max: schema.maxLength }),
    shows: known.shows(at, { reading, path }),
    ...(isDefault ? { isDefault } : targetOf(known, at, pointer)),
    ...(inEntry && { ...inEntry, parts: [inEntry.raw], isLiteral: true }),
    ...(isFragment && use ? { here: hereOf(manifest, at, use.at) } : {}),
  }
}

/** Finds the text in the file of an entry. Returns `other words` where the page shows a text within words of its own. */
function entryText(
  known: ManifestNames,
  at: Path,
  shown: string,
): Pick<EditableText, 'at' | 'raw'> | 'other words' | undefined {
  const { source } = known
  const found = source.entryOf(at)
  if (!found) {
    // Titles of further pages of a list end in words of the list.
    const written = source.expansion?.writtenAt(at)
    return typeof written === 'string' && written !== shown ? 'other words' : undefined
  }
  const raw = valueAt(entryFileValue({ source }, found.file), found.path)
  const template = valueAt(contentOf(source)?.written, found.template)
  const isWhole = typeof template !== 'string' || alone.test(template)
  const isText = found.path.at(-1) === 'body' && /\.md$/i.test(found.file)
  if (typeof raw !== 'string' || !found.isWords || !isWhole || !(isText || raw.replaceAll('{', '{{') === shown))
    return 'other words'
  return { at: [entryRoot, found.file, ...found.path], raw }
}

/** Returns a text of a page in another language. Edits of it go to the file of that language. */
function translationAt(
  known: ManifestNames,
  site: Site,
  { tag, path, translations, inFirst, isByText }: TranslatedPage,
  pointer: Path,
): EditableText | undefined {
  const source = textAt(known, { site, path }, inFirst(pointer))
  if (!source || source.isDefault) return undefined
  const { here: _, target: __, ...text } = { ...source, original: source.raw }
  if (source.at[0] === entryRoot) {
    const own = entryTranslation(known, source, tag)
    return own && { ...text, ...own, pointer, parts: [own.raw] }
  }
  if (!isByText(source.at)) return undefined
  const raw = translations.inside(source.raw)
  const parts = partsOf(known, raw).map((part) =>
    typeof part === 'string' ? part : { ...part, value: translations.inside(part.value) },
  )
  return { ...text, pointer, at: translationPath(tag, source.raw), raw, parts }
}

/**
 * Finds the translation of an entry's text: in the file beside the entry, in its row or in its item. Without one, or with an empty one,
 * returns where it will be, with the text that it translates; undefined for a field that is not translated.
 */
function entryTranslation(
  { source }: ManifestNames,
  { at, raw: original }: Pick<EditableText, 'at' | 'raw'>,
  tag: string,
): Pick<EditableText, 'at' | 'raw' | 'isDefault'> | undefined {
  const { entry, collection } = foundEntry({ source }, at) ?? {}
  const place = entry?.translations?.get(tag)?.at
  if (!entry) return undefined
  const beside = translationFile(entry.at.file, tag)
  const file = place?.file ?? beside ?? entry.at.file
  const inside = at.slice(entryPath(entry).length)
  const [name, ...rest] = inside
  const own = place?.pathOf(inside) ?? (beside ? inside : entry.at.pathOf([`${name}.${tag}`, ...rest]))
  const raw = valueAt(entryFileValue({ source }, file), own)
  if (typeof raw === 'string' && raw !== '') return { at: [entryRoot, file, ...own], raw }
  const field = collection?.fields.get(String(name))
  const words = field?.type === 'list' ? field.fields.find((one) => one.name === rest[1]) : field
  const isTranslated = name === 'body' || (field && words && isTranslatedField(field) && isTranslatedField(words))
  if ((raw ?? '') !== '' || !isTranslated) return undefined
  return { at: [entryRoot, file, ...own], raw: original, isDefault: true }
}

function targetOf({ manifest }: ManifestNames, at: Path, pointer: Path): Pick<EditableText, 'target'> {
  const beside = [...at.slice(0, -1), 'to']
  const to = valueAt(manifest, beside)
  const isLink = typeof to === 'string' && schemaAt(manifest, beside)?.['x-kind'] === 'link'
  return isLink ? { target: { pointer: [...pointer.slice(0, -1), 'to'], to } } : {}
}

/** Returns the place of a text under `with:` of the use, which replaces whole fields of the fragment. */
function hereOf(manifest: Manifest, at: Path, use: Path): EditableText['here'] {
  const [, , field = '', ...inside] = at
  const value = valueAt(manifest, at.slice(0, 3)) as Json
  return { at: [...use, 'with', field], value, inside }
}

const partsOf = (known: ManifestNames, raw: string): EditableText['parts'] =>
  parseInterpolation(raw).map((part) => (typeof part === 'string' ? part : known.fact(part.name)))
