// Fills in `{entry.title}` in texts of templates.

import { holdsWords } from '../../languages/units.ts'
import { unknown } from '../../manifest/read/left-out.ts'
import { onValue, type Path } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { remembered } from '../../remembered.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { isGroup, withTexts } from '../../site/groups.ts'
import { slugged } from '../../site/slug.ts'
import type { Collection, ContentField } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { isTranslatedIn } from '../languages.ts'
import { labelOf } from '../select.ts'
import type { Context, Scope } from './context.ts'
import { fitsType, formatMeant, formats, formatsFor, formatted, isFormat } from './formats.ts'
import { braces } from './origins.ts'

/** Names that every entry has beside its fields. */
const ofEveryEntry = ['slug', 'link', 'body'] as const

/** A text that is a single `{entry.…}` yields the field's value, which may be a picture, a list or a number. */
export const alone = /^\{\s*entry\.([\p{L}\w.-]+)\s*\}$/u

export interface Filled {
  /** Undefined when the text is made of fields that the entry lacks. */
  value: unknown
  /** Whether its words are already in the language of the page. */
  isSettled?: boolean
}

/** Matches `{title}`, a mistake for `{entry.title}`: every valid name contains a dot. */
const bare = /(?<!\{)\{\s*(\p{Ll}[\p{L}\w-]*)(\s*(?:\|[^{}]*)?)\}/gu

/** Matches `{{ entry.title }}` and `{{ title }}`, the syntax of other template languages. */
const twice = /\{\{\s*(?:entry\.)?(\p{Ll}[\p{L}\w-]*)((?:\.[\w-]+)?\s*(?:\|[^{}]*?)?)\s*\}\}/gu

export function fillText(
  written: string,
  schema: SchemaNode | undefined,
  path: Path,
  { entry, collection }: Scope,
  context: Context,
): Filled {
  if (!entry || !collection || !written.includes('{')) return { value: written }
  const text = written.replace(twice, withOnePair).replace(bare, withEntry)
  if (!text.includes('entry')) return { value: text }
  const one = alone.exec(text)?.[1]
  if (one !== undefined) {
    const found = lookUp(one, text)
    if (found && schema?.type === 'string') reportParts(one, text, found)
    if (found?.value !== undefined && found.field?.type === 'entry' && isAddress(schema)) {
      const meant = found.field.many ? undefined : `{entry.${one}.link}`
      context.report('field-of-parts', onValue(path, text), { field: one, meant }, offer(meant, true))
      return { value: '/' }
    }
    return { value: fitting(found, schema), isSettled: found?.isForeign !== true }
  }
  const translation = context.translationOf?.(text, schema?.['x-kind'], path)
  let isForeign = false
  const value = (translation ?? text).replace(braces, (written, name?: string, format?: string) => {
    if (name === undefined) return written
    const found = lookUp(name, written)
    if (found?.isForeign && format === undefined) isForeign = true
    if (format === undefined && found) reportParts(name, written, found)
    if (format === undefined) return asText(isAddress(schema) ? found?.value : labelled(found))
    if (isFormat(format)) {
      if (found?.value === undefined) return ''
      if (!fitsType(format, found.field?.type)) reportUnfit(format, name, written, found)
      else if (format === 'time' && String(found.value).length <= 10) reportNoTime(found)
      return doubled(formatted(found.value, format, context.language, isColumnDecimal(name)))
    }
    const type = found?.field?.type
    if (found && type !== undefined && formatsFor(type).length === 0) {
      reportUnfit(format, name, written, found)
      return unknown
    }
    const { meant, sure = false } = formatMeant(format, type) ?? {}
    const whole = meant && written.replace(/\|[^}]*/, `| ${meant}`)
    context.report('unknown-format', onValue(path, written), { format, known: [...formats], meant }, offer(whole, sure))
    return unknown
  })
  if (value.trim() === '') return { value: undefined }
  return { value, isSettled: translation !== undefined || !(isForeign || holdsWords(text)) }

  /** Whether an entry of the collection has a fraction in the field: amounts below one another have the same number of decimals. */
  function isColumnDecimal(name: string): boolean {
    return context.answerTo(({ collections, shown }) => {
      const all = collections.get(collection?.name ?? '')
      return all !== undefined && decimalFields(shown(all)).has(name)
    })
  }

  /** Reports a reference, a picture or a list in a text for people: its slug or nothing readable would be shown. */
  function reportParts(name: string, written: string, { value, field }: NamedValue): void {
    if (value === undefined || !field || !/^(?:entry|picture|list)$/.test(field.type)) return
    if (!/^(?:text|heading|label|markdown)$/.test(String(schema?.['x-kind']))) return
    const other = field.type === 'entry' ? context.collections.get(field.of ?? '') : undefined
    const [first] = other ? [...other.fields.keys()].filter((one) => /^(?:title|name)$/.test(one)) : []
    const part = field.type === 'picture' ? 'alt' : field.many ? undefined : first
    const meant = part && `{entry.${name}.${part}}`
    context.report('field-of-parts', onValue(path, written), { field: name, meant }, offer(meant, false))
  }

  function reportUnfit(format: string, name: string, written: string, { value, field }: NamedValue): void {
    if (value === unknown) return
    const fitting = formatsFor(field?.type)
    const facts = { format, field: name, fitting: [...fitting] }
    const meant = fitting.length === 0 ? `{entry.${name}}` : undefined
    context.report('unfit-format', onValue(path, written), facts, offer(meant, false))
  }

  /** Reports a day alone whose time would be missing between other words. */
  function reportNoTime({ field, of }: NamedValue): void {
    if (!field || !of || text.replace(braces, '').trim() === '') return
    context.inEntry(of, path)('moment-without-time', onValue([field.name]), { field: field.name })
  }

  function withOnePair(whole: string, name: string, rest: string): string {
    const known = knownAs(name)
    if (known === undefined) return whole
    const meant = `{entry.${known}${rest.trimEnd()}}`
    const facts = { written: whole, meant: meant.slice(1, -1) }
    context.report('doubled-brace', onValue(path, whole), facts, offer(meant, true))
    return meant
  }

  /** Reports the mistake and returns the intended text, so that no further mistake follows from it. */
  function withEntry(whole: string, name: string, rest: string): string {
    if (name === 'entry') return withLink(whole)
    const known = knownAs(name)
    if (known === undefined) return whole
    const meant = `{entry.${known}${rest}}`
    context.report('field-without-entry', onValue(path, whole), { written: whole, meant }, offer(meant, true))
    return meant
  }

  /** `{entry}` alone stands in paths of routes; in a link, its address is meant. */
  function withLink(whole: string): string {
    const meant = isAddress(schema) ? 'link' : undefined
    const known = [...(collection?.fields.keys() ?? []), ...ofEveryEntry]
    const facts = { name: 'entry', nearest: meant, known }
    context.report('unknown-entry-field', onValue(path, whole), facts, offer(meant && `{entry.${meant}}`, true))
    return meant ? `{entry.${meant}}` : unknown
  }

  /** Returns the name of the field: one with an umlaut is known without it. */
  function knownAs(name: string): string | undefined {
    return [name, slugged(name)].find((one) => collection?.fields.has(one) || ofEveryEntry.some((own) => own === one))
  }

  function lookUp(name: string, written: string): NamedValue | undefined {
    if (!entry || !collection) return undefined
    const found = fieldIn(name, entry, collection, context)
    if ('known' in found) {
      const { known, unknownName } = found
      const near = nearest(unknownName, known)
      const right = near && name.slice(0, name.length - unknownName.length) + near
      const facts = { name: unknownName, nearest: near, known }
      context.report(
        'unknown-entry-field',
        onValue(path, written),
        facts,
        offer(right && written.replace(name, right), true),
      )
      const meant = right ? fieldIn(right, entry, collection, context) : found
      return 'known' in meant ? { value: unknown } : meant
    }
    return found
  }
}

/** The names of the fields that have a fraction in one of the entries. */
const decimalFields = remembered(
  (entries: readonly Entry[]) =>
    new Set(
      entries.flatMap(({ values }) =>
        Object.keys(values).filter((name) => typeof values[name] === 'number' && !Number.isInteger(values[name])),
      ),
    ),
)

interface NamedValue {
  value: unknown
  field?: ContentField
  /** The entry that has it. */
  of?: Entry
  /** Whether it has words that are not in the language of the page. */
  isForeign?: boolean
}

/** Looks up `title` or, through a reference, `author.name`. Returns the known names when there is no such field. */
function fieldIn(
  name: string,
  entry: Entry,
  collection: Collection,
  context: Context,
): NamedValue | { known: string[]; unknownName: string } {
  const [first = '', ...rest] = name.split('.')
  // A slug that cannot be one is reported in the entry.
  if (first === 'slug') return { value: entry.hasSlug || entry.slug === '' ? entry.slug || undefined : unknown }
  if (first === 'link') return { value: context.answerTo(({ linkOf }) => linkOf(entry)) }
  if (first === 'body')
    return { value: entry.body === '' ? undefined : entry.body, isForeign: !entry.translated?.has('body') }
  const field = collection.fields.get(first)
  if (!field) return { known: [...collection.fields.keys(), ...ofEveryEntry], unknownName: first }
  const value = entry.values[first]
  const isForeign = !isTranslatedIn(field, entry)
  if (rest.length === 0) return { value, field, of: entry, isForeign }
  if (field.type === 'entry') {
    const of = context.collections.get(field.of ?? '')
    const other =
      typeof value === 'string'
        ? context.answerTo(({ collections }) => collections.get(field.of ?? '')?.bySlug.get(value))
        : undefined
    if (!of) return { value: undefined }
    if (other) return fieldIn(rest.join('.'), other, of, context)
    const isKnown = of.fields.has(rest[0] ?? '') || ofEveryEntry.some((one) => one === rest[0])
    return isKnown
      ? { value: undefined }
      : { known: [...of.fields.keys(), ...ofEveryEntry], unknownName: rest.join('.') }
  }
  if (field.type !== 'picture') return { known: [], unknownName: rest.join('.') }
  const inner = isGroup(value) && rest.length === 1 ? value[rest[0] ?? ''] : undefined
  return { value: inner, isForeign: isForeign && (field.type !== 'picture' || rest[0] === 'alt') }
}

/** Converts a value to the type that the schema expects. */
function fitting(found: NamedValue | undefined, schema: SchemaNode | undefined): unknown {
  const { value } = found ?? { value: undefined }
  if (value === undefined) return undefined
  const type = schema?.type
  if (type === 'array') return withTexts([labelled(found)].flat(), doubled)
  if (type === 'string' && (typeof value !== 'object' || Array.isArray(value)))
    return asText(isAddress(schema) ? value : labelled(found))
  return withTexts(value, doubled)
}

/** Whether the place is a link, in which choices appear as stored values, not as labels. */
export const isAddress = (schema: SchemaNode | undefined) => schema?.['x-kind'] === 'link'

/** Returns the value with the labels of its choices. */
function labelled({ value, field }: NamedValue = { value: undefined }): unknown {
  if (!field) return value
  return Array.isArray(value) ? value.map((one) => labelOf(one, field)) : labelOf(value, field)
}

const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : doubled(Array.isArray(value) ? value.join(', ') : String(value))

/** Doubles braces of entries, since only texts of the manifest can contain names. */
const doubled = (text: string) => text.replaceAll('{', '{{')

/** Returns the field's value for a single `{entry.…}`; any other text unchanged. */
export const rawValue = (text: unknown, { entry }: Scope): unknown => {
  const name = typeof text === 'string' ? alone.exec(text)?.[1] : undefined
  if (!entry || name === undefined) return text
  return name === 'slug' ? entry.slug : entry.values[name]
}
