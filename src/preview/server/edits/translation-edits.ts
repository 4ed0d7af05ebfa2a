// Turns edits of translations into operations on the file of their language: by the whole text, or by its paragraphs.
import { contentOf } from '../../../content/content-of.ts'
import { translationFile } from '../../../content/translation-file.ts'
import { wordsHash } from '../../../content/translation-status.ts'
import { maxKeyLength } from '../../../edit/print.ts'
import { changedTextsFile } from '../../../edit/write-texts.ts'
import { declaredLanguages } from '../../../languages/addresses.ts'
import { SiteTranslations } from '../../../languages/translations.ts'
import { fold, unitsOf } from '../../../languages/units.ts'
import { pathsInLanguages } from '../../../manifest/inspect/names-in-translations.ts'
import type { Loaded } from '../../../manifest/load.ts'
import { groupsOnly } from '../../../site/groups.ts'
import type { EditAnswer, Json, RequestedOperation } from '../../edit-messages.ts'

/** A new file with the first texts of a language. */
interface NewTextsFile {
  /** The path as the manifest has it. */
  file: string
  text: string
}

type TranslationEdits =
  | { begun: Map<string, string> }
  | { operations: RequestedOperation[] }
  | { theirs: Json | undefined }
  | { refused: string }

export const changedMeanwhile =
  'Somebody else has changed or removed this meanwhile. Copy what you typed before you reload the page.'

/** Separates operations on files of translations (`inTexts`), new files of translations (`begun`) and all other operations. */
export function splitTranslations(
  loaded: Loaded,
  operations: readonly RequestedOperation[],
): { inTexts: RequestedOperation[]; begun: NewTextsFile[]; others: RequestedOperation[] } | EditAnswer {
  const inTexts: RequestedOperation[] = []
  const begun = new Map<string, Map<string, string>>()
  for (const operation of operations.filter(isOfTranslation)) {
    const tag = String(operation.path[1])
    const found = translationEdits(loaded, operation)
    if ('refused' in found) return { outcome: 'refused', refusal: { refused: 'no-such-place', message: found.refused } }
    if ('theirs' in found) return { outcome: 'conflict', message: changedMeanwhile, theirs: found.theirs }
    if ('operations' in found) inTexts.push(...found.operations)
    else begun.set(tag, new Map([...(begun.get(tag) ?? []), ...found.begun]))
  }
  const languages = declaredLanguages(loaded.source.value)
  const followed = operations.flatMap((one) => followedIn(loaded, one))
  return {
    inTexts: [...inTexts, ...followed.filter(({ path: [, , part] }) => part === 'texts')],
    begun: languages.flatMap(({ tag, name, file }) => {
      const added = [...(begun.get(tag) ?? [])].map(([text, translation]) => ({ text, translation }))
      return added.length > 0 ? [{ file, text: changedTextsFile(undefined, name, { added }) }] : []
    }),
    others: [
      ...operations.filter((one) => !isOfTranslation(one)),
      ...followed.filter(({ path: [, , part] }) => part === 'paths'),
    ],
  }
}

/** True for operations on a translation, with a path of `translationPath`. */
const isOfTranslation = ({ path }: RequestedOperation): boolean =>
  path.length === 4 && path[0] === 'languages' && path[2] === 'texts'

/** Returns the operations on the language's file that make the text read as requested. Other texts stay as they are. */
function translationEdits({ source }: Loaded, operation: RequestedOperation): TranslationEdits {
  const [, tag = '', , text = ''] = operation.path.map(String)
  const file = source.translations.find((one) => one.tag === tag)?.parsed
  const value = groupsOnly(file?.value)
  // Removes the translation of a text that the site no longer has.
  if (file && operation.do === 'remove' && typeof value[text] === 'string') return { operations: [operation] }
  if (operation.do !== 'set' || typeof operation.value !== 'string')
    return { refused: 'This translation is not there any more.' }
  const now = new SiteTranslations(value)
  const shown = now.inside(text)
  if (operation.expect !== undefined && shown !== operation.expect && shown !== operation.value)
    return { theirs: shown }
  const keys = new Map([...now.texts.keys()].map((key) => [fold(key), key]))
  const changes = changesFor(text, operation.value, now)
  if (!changes)
    return {
      refused: `It has other headings, points or paragraphs than the text it translates. Change it in ${file?.file ?? `the file of ${tag}`}.`,
    }
  if (!file) return { begun: changes }
  return {
    operations: [...changes].map(([unit, translation]) => ({
      do: 'set',
      path: ['languages', tag, 'texts', keys.get(fold(unit)) ?? unit],
      value: translation,
    })),
  }
}

/** Returns translations by paragraph; undefined where the paragraphs do not match and the whole text is too long for a key. */
function changesFor(text: string, wanted: string, now: SiteTranslations): Map<string, string> | undefined {
  const whole = new Map([[text.trim(), wanted.trimEnd()]])
  const isOne = now.of(text) !== undefined || now.of(text.trim()) !== undefined || !text.trim().includes('\n')
  if (isOne) return whole
  const [from, to] = [unitsOf(text), unitsOf(wanted)]
  const changes = new Map(
    from.flatMap((unit, at) => (to[at] === undefined || to[at] === (now.of(unit) ?? unit) ? [] : [[unit, to[at]]])),
  )
  const then = new SiteTranslations(Object.fromEntries([...now.texts, ...changes]))
  if (from.length === to.length && then.inside(text).trim() === wanted.trim()) return changes
  return text.length < maxKeyLength ? whole : undefined
}

/** Returns the first lines of a file that will translate an entry; undefined for a file that cannot. */
export function beginningOf({ source }: Loaded, file: string): string | undefined {
  const tags = declaredLanguages(source.value).map(({ tag }) => tag)
  for (const collection of contentOf(source)?.collections.values() ?? [])
    for (const entry of collection.entries)
      if (tags.some((tag) => translationFile(entry.at.file, tag) === file))
        return `---\nof: "${wordsHash(entry, collection)}"\n---\n`
  return undefined
}

/** Returns operations that rename a page's path in the languages, when the page is renamed. */
function followedIn({ source }: Loaded, operation: RequestedOperation): RequestedOperation[] {
  const [top, reading, part, name, ...inside] = operation.path.map(String)
  if (operation.do !== 'rename' || top !== 'readings' || part !== 'routes' || !name || inside.length > 0) return []
  // Another reading still has a page with this path.
  const readings = Object.entries(groupsOnly(groupsOnly(source.value).readings))
  const hasIt = ([one, value]: [string, unknown]) =>
    one !== reading && Object.hasOwn(groupsOnly(groupsOnly(value).routes), name)
  if (readings.some(hasIt)) return []
  return pathsInLanguages(source, { kind: 'route', name }).map(({ path }) => ({
    do: 'rename',
    path,
    key: operation.key + String(path.at(-1)).slice(name.length),
  }))
}
