// Reports values of the wrong kind, out of bounds, or outside the choices, and the YAML pitfalls behind them.
import { isMap, isScalar } from 'yaml'
import { type Finding, finding, onEntry, onKey, onValue, type Path } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { formatVersion } from '../../schema/manifest/format-version.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { isGroup, valueAt } from '../../site/groups.ts'
import { slugged } from '../../site/slug.ts'
import type { Source } from '../read/source.ts'
import { isLengthAt, lengthFacts } from '../sense/css-values.ts'
import type { ShapeFault } from './ajv-faults.ts'
import { asList } from './as-list.ts'
import { decimalBehind, meantNumber } from './decimal-comma.ts'
import { foreignItems } from './foreign-items.ts'
import { nameRule } from './name-rules.ts'
import { blockTypes, groupSchemaAt } from './published-schema.ts'
import { requiredContent } from './required-content.ts'
import { tightDash } from './shape-keys.ts'
import { tooLong } from './too-long.ts'
import { wrongChoice } from './wrong-choice.ts'

const wanted: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

function foundKind(data: unknown): string {
  if (data === null) return 'nothing'
  if (Array.isArray(data)) return 'a list'
  if (typeof data === 'number') return `the number ${data}`
  if (typeof data === 'boolean') return `the value ${data}`
  return typeof data === 'string' ? 'a text' : 'a group of keys'
}

const keyWord = (path: Path): string => {
  const last = path.at(-1)
  return typeof last === 'number' ? `${String(path.at(-2) ?? '')} ${last + 1}`.trim() : String(last ?? 'the manifest')
}

export function valueFinding(fault: ShapeFault, source: Source): Finding {
  const { path, data, schema } = fault
  const key = keyWord(path)
  const at = onValue(path)
  if (path.length === 1 && path[0] === 'lectern')
    return finding('unknown-version', at, { version: data, current: formatVersion })
  switch (fault.keyword) {
    case 'type':
      return wrongKind(fault, key, source)
    case 'enum':
    case 'const':
      return wrongChoice(path, data, schema, key, source.value)
    case 'length':
      if (fault.max === undefined) return finding('empty-text', at, { key })
      return tooLong(path, { key, length: [...asText(data)].length, max: fault.max }, source)
    case 'range':
      return finding('out-of-range', at, { key, value: Number(data), min: fault.min, max: fault.max })
    case 'count': {
      const what = Array.isArray(data) ? 'entries' : 'keys'
      const count = Array.isArray(data) ? data.length : Object.keys(data as object).length
      const filled = source.expansion?.filledBy(path)
      if (fault.max !== undefined)
        return finding('too-many', at, { key, count, max: fault.max, what, isFilled: filled !== undefined })
      const isOptional = !groupSchemaAt(source.value, path.slice(0, -1))?.required?.includes(String(path.at(-1)))
      if (filled && count === 0)
        return finding(
          'nothing-to-list',
          onValue([...path, 'from']),
          { key, isOptional, ...filled },
          { related: [{ at: onEntry(['collections', filled.collection]), message: 'the collection' }] },
        )
      return finding('too-few', at, {
        key,
        min: fault.min ?? 1,
        what: fault.min === 1 ? what.replace(/ies$/, 'y').replace(/s$/, '') : what,
        isOptional,
        inside: requiredContent(schema),
      })
    }
    default:
      return badName(fault, source)
  }
}

function badName(fault: ShapeFault, source: Source): Finding {
  const named = fault.keyword === 'name'
  const name = named ? (fault.key ?? '') : asText(fault.data)
  const pattern = (named ? fault.schema.propertyNames?.pattern : fault.schema.pattern) ?? ''
  const { what, rule, meant, isExact = false } = nameRule(name, pattern, fault.schema, fault.path)
  const at = named ? onKey(...fault.path, name) : onValue(fault.path)
  const dash = named ? tightDash(name, onKey(...fault.path, name)) : undefined
  if (dash) return dash
  if (named && fault.path.at(-1) === 'redirects') {
    const why = /[*:]/.test(name)
      ? 'wildcard'
      : name.includes('?')
        ? 'query'
        : name.includes('#')
          ? 'anchor'
          : undefined
    if (why) return finding('redirect-source', at, { from: name, why })
  }
  const isSafe = meant !== undefined && (isExact || isSameBut(name, meant) || isDeclared(meant, fault.schema, source))
  const extras = offer(meant, isSafe, meant?.startsWith('#') ? `"${meant}"` : meant)
  return finding('bad-name', at, { name, what, rule, meant }, extras)
}

/** Whether a fragment or form of this name is declared and was therefore meant. */
function isDeclared(name: string, { 'x-kind': kind }: SchemaNode, source: Source): boolean {
  const home = kind === 'fragment' ? 'fragments' : kind === 'form' ? 'forms' : undefined
  return home !== undefined && isGroup(valueAt(source.value, [home, name]))
}

/** Whether names differ only by trailing slashes or, for colours, letter case. */
const isSameBut = (name: string, meant: string) => name.startsWith('/') && name.replace(/\/+$/, '') === meant

function wrongKind({ path, data, schema }: ShapeFault, key: string, source: Source): Finding {
  const at = onValue(path)
  if (data === null) return emptiness(path, key, source)
  if (typeof schema.type === 'object')
    return Array.isArray(data)
      ? finding('list-for-one', at, { key, wanted: 'one value' })
      : finding('wrong-kind', at, { key, wanted: 'one value', found: foundKind(data) })
  const type = schema.type ?? 'string'
  if (type === 'array') {
    const flow = typeof data === 'string' || (data !== null && typeof data === 'object')
    if (typeof data === 'string' && /^-[^\s-]/.test(data)) {
      const { start } = source.stretch(at)
      const edits = [{ start: start + 1, end: start + 1, text: ' ' }]
      const fix = { title: 'Put a space behind the dash', edits, safe: !source.isAlias(path) }
      return finding('space-after-dash', at, { text: data }, { fix })
    }
    const foreign = typeof data === 'string' ? foreignItems(path, source) : misnamedSource(path, data)
    if (foreign) return foreign
    return flow || typeof data === 'number'
      ? finding('one-for-list', at, { key }, { fix: asList(path, source) })
      : finding('wrong-kind', at, { key, wanted: 'a list', found: foundKind(data) })
  }
  if (Array.isArray(data)) return finding('list-for-one', at, { key, wanted: wanted[type] ?? 'one value' })
  // Quotes would not make the value valid.
  const isRefused = typeof data === 'number' && schema.pattern && !new RegExp(schema.pattern, 'u').test(String(data))
  if (type === 'string' && isRefused && !isLengthAt(path))
    return badName({ keyword: 'pattern', path, data: String(data), schema }, source)
  if (type === 'string') return notText(path, data, key, source)
  if (type === 'boolean') {
    const meant = /^(yes|on|true|y|ja)$/i.test(asText(data))
      ? 'true'
      : /^(no|off|false|n)$/i.test(asText(data))
        ? 'false'
        : undefined
    const fix = meant && { title: `Write ${meant}`, text: meant, safe: true }
    return finding('not-true-or-false', at, { key, value: data, meant }, { suggestion: meant, fix })
  }
  if (type === 'integer' || type === 'number') {
    const { isExact, ...facts } = meantNumber(key, data, schema)
    const { meant } = facts
    const fix = meant === undefined ? undefined : { title: `Write ${meant}`, text: meant, safe: isExact }
    return finding('not-a-number', at, facts, { suggestion: meant, fix })
  }
  return nameAlone(path, data, source) ?? notGroup(path, data, schema, key)
}

/** A collection in place of a list, with a misspelt `from`. */
function misnamedSource(path: Path, data: unknown): Finding | undefined {
  const [key, ...others] =
    isGroup(data) && isGroup(data.as) ? Object.keys(data).filter((one) => nearest(one, ['from'])) : []
  if (key === undefined || others.length > 0) return undefined
  const facts = { key, nearest: 'from', known: ['from'], holder: 'a list of entries' }
  return finding('unknown-key', onKey(...path, key), facts, offer('from', true))
}

/** A block or fragment named without the key `type` or `use`. */
function nameAlone(path: Path, data: unknown, source: Source): Finding | undefined {
  if (path.at(-2) !== 'blocks' || typeof data !== 'string') return undefined
  const isFragment = isGroup(valueAt(source.value, ['fragments', data]))
  if (!isFragment && !blockTypes.includes(data)) return undefined
  const text = `${isFragment ? 'use' : 'type'}: ${data}`
  const facts = { meant: text, known: [...blockTypes] }
  return finding('missing-type', onValue(path), facts, offer(text, !source.isAlias(path)))
}

function notGroup(path: Path, data: unknown, schema: SchemaNode, key: string): Finding {
  const names = Object.keys(schema.properties ?? {})
  const facts = { key, wanted: wanted.object ?? '', found: foundKind(data), inside: requiredContent(schema) }
  if (typeof data === 'string' && slugged(data) && names.includes('value') && names.includes('label')) {
    const choice = `{ value: ${slugged(data)}, label: ${JSON.stringify(data)} }`
    return finding('wrong-kind', onValue(path), { ...facts, choice }, offer(choice, false))
  }
  if (typeof data !== 'string' || !['file', 'alt'].every((name) => names.includes(name)))
    return finding('wrong-kind', onValue(path), facts)
  const fix = { title: `Write "{ file: ${data} }"`, text: `{ file: ${JSON.stringify(data)} }`, safe: false }
  return finding('wrong-kind', onValue(path), { ...facts, picture: data }, { fix })
}

function notText(path: Path, data: unknown, key: string, source: Source): Finding {
  const written = source.written(path)
  const at = onValue(path)
  const otherwise = finding('wrong-kind', at, { key, wanted: 'a text', found: foundKind(data) })
  if (!written) return otherwise
  const { node, start, end, file, isAlias, lines } = written
  const stretch = { start, end, file, path }
  if (isScalar(node)) {
    const number = node.source ?? asText(data)
    if (typeof data === 'number' && isLengthAt(path) && data !== 0) {
      const { suggestion, ...facts } = lengthFacts(key, number)
      return finding('not-a-length', at, facts, { suggestion })
    }
    const behind = typeof data === 'number' ? decimalBehind(lines.text, end) : undefined
    if (behind !== undefined) {
      const edits = [{ start, end: end + behind.length, text: JSON.stringify(`${number}${behind}`) }]
      const facts = { text: behind.slice(1), isInList: typeof path.at(-1) === 'number' }
      return finding('comma-in-text', stretch, facts, { fix: { title: 'Put it in quotes', edits, safe: !isAlias } })
    }
    const fix = { title: 'Put it in quotes', text: JSON.stringify(number), safe: !isAlias }
    return finding('not-text', at, { found: foundKind(data), written: number }, { suggestion: `"${number}"`, fix })
  }
  if (!isMap(node)) return otherwise
  const text = written.text.trimEnd()
  const whole = { ...stretch, end: start + text.length }
  const edits = [{ start, end: whole.end, text: JSON.stringify(text) }]
  const [pair, ...others] = node.items
  const isOneText = others.length === 0 && !text.includes('\n') && isScalar(pair?.value) && !/\s#/.test(text)
  if (!node.flow && isOneText) {
    const fix = { title: 'Put quotes round the text', edits, safe: true }
    return finding('colon-in-text', whole, { text }, { fix })
  }
  if (node.flow && /^\{\s*[A-Za-z.]+\s*\}$/.test(text)) {
    const fix = { title: 'Put it in quotes', edits, safe: true }
    return finding('brace-starts-group', whole, { text }, { suggestion: `"${text}"`, fix })
  }
  return otherwise
}

/** Nothing stands after the colon, or a # made it a comment. */
function emptiness(path: Path, key: string, source: Source): Finding {
  const { text: place, end } = source.place({ path, on: 'entry' })
  const { line, column } = place.readLines.pointAt(end)
  const rest = place.readLines.textOf(line).slice(column - 1)
  const comment = /^\s*:?\s+(#\S.*)$/.exec(rest) ?? /^(#\S.*)$/.exec(rest)
  if (!comment) return finding('empty-value', onValue(path), { key })
  const text = comment[1] ?? ''
  const start = end + rest.indexOf('#')
  // One of the quotes may be there.
  const meant = text.trim().replace(/^(#[^"']*)["']$/, '$1')
  const fix = {
    title: 'Put it in quotes',
    edits: [{ start, end: start + text.trimEnd().length, text: JSON.stringify(meant) }],
    safe: /^#[0-9a-fA-F]{6}$/.test(meant),
  }
  return finding(
    'hash-starts-comment',
    { start, end: start + text.trimEnd().length, file: place.file, path },
    { key, rest: meant.slice(0, 40) },
    { suggestion: `"${meant}"`, fix },
  )
}

/** Returns the value as written if it is a word or number; '' for groups, whose toString may be a key. */
const asText = (value: unknown): string => (typeof value === 'object' ? '' : String(value))
