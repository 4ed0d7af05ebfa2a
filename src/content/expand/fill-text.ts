// Fills in `{entry.title}` in texts of templates.
import { holdsWords } from '../../languages/units.ts'
import { unknown } from '../../manifest/read/left-out.ts'
import { onValue, type Path } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { remembered } from '../../remembered.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { withTexts } from '../../site/groups.ts'
import { slugged } from '../../site/slug.ts'
import type { Collection } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { labelOf } from '../select.ts'
import type { EntryScope, ExpandContext } from './context.ts'
import { type EntryValue, fieldIn, ofEveryEntry } from './entry-field.ts'
import { fitsType, formatMeant, formats, formatsFor, formattedValue, isFormat } from './formats.ts'
import { braces } from './origins.ts'

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
  { entry, collection }: EntryScope,
  context: ExpandContext,
): Filled {
  if (!entry || !collection || !written.includes('{')) return { value: written }
  return new TemplateText(schema, path, entry, collection, context).filled(written)
}

class TemplateText {
  /** The text with the names as they are meant. */
  private text = ''

  constructor(
    private readonly schema: SchemaNode | undefined,
    private readonly path: Path,
    private readonly entry: Entry,
    private readonly collection: Collection,
    private readonly context: ExpandContext,
  ) {}

  filled(written: string): Filled {
    this.text = written
      .replace(twice, (whole, name, rest) => this.withOnePair(whole, name, rest))
      .replace(bare, (whole, name, rest) => this.withEntry(whole, name, rest))
    if (!this.text.includes('entry')) return { value: this.text }
    const name = alone.exec(this.text)?.[1]
    return name === undefined ? this.amongWords() : this.byItself(name)
  }

  private byItself(name: string): Filled {
    const { schema, text } = this
    const found = this.lookUp(name, text)
    if (schema?.type === 'string') this.reportParts(name, text, found)
    if (found.value !== undefined && found.field?.type === 'entry' && isAddress(schema)) {
      this.reportField(name, text, found.field.many ? undefined : `{entry.${name}.link}`, true)
      return { value: '/' }
    }
    return { value: fitting(found, schema), isSettled: found.isForeign !== true }
  }

  private amongWords(): Filled {
    const { text, schema, path } = this
    const translation = this.context.translationOf?.(text, schema?.['x-kind'], path)
    let isForeign = false
    const value = (translation ?? text).replace(braces, (written, name?: string, format?: string) => {
      if (name === undefined) return written
      const found = this.lookUp(name, written)
      if (format !== undefined) return this.inFormat(format, name, written, found)
      if (found.isForeign) isForeign = true
      this.reportParts(name, written, found)
      return asText(isAddress(schema) ? found.value : labelled(found))
    })
    if (value.trim() === '') return { value: undefined }
    return { value, isSettled: translation !== undefined || !(isForeign || holdsWords(text)) }
  }

  private inFormat(format: string, name: string, written: string, found: EntryValue): string {
    if (!isFormat(format)) return this.unknownFormat(format, name, written, found)
    if (found.value === undefined) return ''
    if (!fitsType(format, found.field?.type)) this.reportUnfit(format, name, written, found)
    else if (format === 'time' && String(found.value).length <= 10) this.reportNoTime(found)
    return doubled(formattedValue(found.value, format, this.context.language, this.isColumnDecimal(name)))
  }

  /** Whether an entry of the collection has a fraction in the field: amounts below one another have the same number of decimals. */
  private isColumnDecimal(field: string): boolean {
    const { name } = this.collection
    return this.context.answerTo(({ collections, shown }) => {
      const all = collections.get(name)
      return all !== undefined && decimalFields(shown(all)).has(field)
    })
  }

  private unknownFormat(format: string, name: string, written: string, found: EntryValue): typeof unknown {
    const type = found.field?.type
    if (type !== undefined && formatsFor(type).length === 0) {
      this.reportUnfit(format, name, written, found)
      return unknown
    }
    const { meant, sure = false } = formatMeant(format, type) ?? {}
    const whole = meant && written.replace(/\|[^}]*/, `| ${meant}`)
    this.context.report('unknown-format', this.at(written), { format, known: [...formats], meant }, offer(whole, sure))
    return unknown
  }

  /** Reports a reference, a picture or a list in a text for people: its slug or nothing readable would be shown. */
  private reportParts(name: string, written: string, { value, field }: EntryValue): void {
    if (value === undefined || !field || !/^(?:entry|picture|list)$/.test(field.type)) return
    if (!/^(?:text|heading|label|markdown)$/.test(String(this.schema?.['x-kind']))) return
    const other = field.type === 'entry' ? this.context.collections.get(field.of ?? '') : undefined
    const [first] = other ? [...other.fields.keys()].filter((one) => /^(?:title|name)$/.test(one)) : []
    const part = field.type === 'picture' ? 'alt' : field.many ? undefined : first
    this.reportField(name, written, part && `{entry.${name}.${part}}`, false)
  }

  private reportField(field: string, written: string, meant: string | undefined, isSafe: boolean): void {
    this.context.report('field-of-parts', this.at(written), { field, meant }, offer(meant, isSafe))
  }

  private reportUnfit(format: string, field: string, written: string, { value, field: declared }: EntryValue): void {
    if (value === unknown) return
    const fitting = [...formatsFor(declared?.type)]
    const meant = fitting.length === 0 ? `{entry.${field}}` : undefined
    this.context.report('unfit-format', this.at(written), { format, field, fitting }, offer(meant, false))
  }

  /** Reports a day alone whose time would be missing between other words. */
  private reportNoTime({ field, of }: EntryValue): void {
    if (!field || !of || this.text.replace(braces, '').trim() === '') return
    this.context.inEntry(of, this.path)('moment-without-time', onValue([field.name]), { field: field.name })
  }

  private withOnePair(written: string, name: string, rest: string): string {
    const known = this.knownAs(name)
    if (known === undefined) return written
    const meant = `{entry.${known}${rest.trimEnd()}}`
    const facts = { written, meant: meant.slice(1, -1) }
    this.context.report('doubled-brace', this.at(written), facts, offer(meant, true))
    return meant
  }

  /** Reports the mistake and returns the intended text, so that no further mistake follows from it. */
  private withEntry(written: string, name: string, rest: string): string {
    if (name === 'entry') return this.withLink(written)
    const known = this.knownAs(name)
    if (known === undefined) return written
    const meant = `{entry.${known}${rest}}`
    this.context.report('field-without-entry', this.at(written), { written, meant }, offer(meant, true))
    return meant
  }

  /** `{entry}` alone stands in paths of routes; in a link, its address is meant. */
  private withLink(written: string): string {
    const nearest = isAddress(this.schema) ? 'link' : undefined
    const meant = nearest && `{entry.${nearest}}`
    const facts = { name: 'entry', nearest, known: [...this.collection.fields.keys(), ...ofEveryEntry] }
    this.context.report('unknown-entry-field', this.at(written), facts, offer(meant, true))
    return meant ?? unknown
  }

  /** Returns the name of the field: one with an umlaut is known without it. */
  private knownAs(name: string): string | undefined {
    const { fields } = this.collection
    return [name, slugged(name)].find((one) => fields.has(one) || ofEveryEntry.some((own) => own === one))
  }

  private lookUp(name: string, written: string): EntryValue {
    const { entry, collection, context } = this
    const found = fieldIn(name, entry, collection, context)
    if (!('known' in found)) return found
    const { known, unknownName } = found
    const near = nearest(unknownName, known)
    const right = near && name.slice(0, name.length - unknownName.length) + near
    const facts = { name: unknownName, nearest: near, known }
    const extras = offer(right && written.replace(name, right), true)
    context.report('unknown-entry-field', this.at(written), facts, extras)
    const meant = right ? fieldIn(right, entry, collection, context) : found
    return 'known' in meant ? { value: unknown } : meant
  }

  private at(written: string) {
    return onValue(this.path, written)
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

/** Converts a value to the type that the schema expects. */
function fitting(found: EntryValue, schema: SchemaNode | undefined): unknown {
  const { value } = found
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
function labelled({ value, field }: EntryValue): unknown {
  if (!field) return value
  return Array.isArray(value) ? value.map((one) => labelOf(one, field)) : labelOf(value, field)
}

const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : doubled(Array.isArray(value) ? value.join(', ') : String(value))

/** Doubles braces of entries, since only texts of the manifest can contain names. */
const doubled = (text: string) => text.replaceAll('{', '{{')

/** Returns the field's value for a single `{entry.…}`; any other text unchanged. */
export const rawValue = (text: unknown, { entry }: EntryScope): unknown => {
  const name = typeof text === 'string' ? alone.exec(text)?.[1] : undefined
  if (!entry || name === undefined) return text
  return name === 'slug' ? entry.slug : entry.values[name]
}
