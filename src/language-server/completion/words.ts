// Offers values: words of the schema, and names of the site by the kind of value.
import { CompletionItemKind } from 'vscode-languageserver'
import { autofillTokens } from '../../forms/autofill-tokens.ts'
import { isTicked } from '../../forms/condition-value.ts'
import { fieldTypeOf } from '../../forms/field-types.ts'
import { nodePath } from '../../manifest/read/written/text-node.ts'
import { choicesOf, fieldsNamed } from '../../manifest/sense/draft-forms.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { addressOfFile } from '../../site/decoded-address.ts'
import { groupsOnly } from '../../site/groups.ts'
import type { FileOfSite } from '../context.ts'
import { includable, isInclude } from '../site/included-at.ts'
import type { Cursor } from './cursor.ts'
import { entryWords } from './entry-words.ts'
import { linkWords } from './link-words.ts'
import type { Offer, OfferedWord } from './offer.ts'
import { printedScalar } from './snippet.ts'

export function wordOffers(fileOfSite: FileOfSite, cursor: Cursor, schema: SchemaNode): Offer[] {
  const { node, start, lead } = cursor
  const { text } = fileOfSite.file
  const quote = node.kind === 'scalar' && /["']/.test(text[start] ?? '') ? text[start] : ''
  return wordsFor(fileOfSite, cursor, schema).map(
    ({ word, detail, about, kind, data, isBare = schema.type === 'boolean' }) => {
      const plain = isBare ? word : printedScalar(word)
      const inserted = quote === '"' ? JSON.stringify(word) : quote === "'" ? `'${word.replaceAll("'", "''")}'` : plain
      return { label: word, kind, detail, about, pieces: [`${lead}${inserted}`], filter: `${quote}${word}`, data }
    },
  )
}

export function wordsFor(fileOfSite: FileOfSite, cursor: Cursor, schema: SchemaNode): OfferedWord[] {
  if (schema.enum)
    return schema.enum.map((word, at) => {
      const meaning = schema.markdownEnumDescriptions?.[at]
      return { word, detail: meaning?.split('. ')[0], about: meaning, kind: CompletionItemKind.EnumMember }
    })
  if (schema.const !== undefined) return [{ word: String(schema.const), kind: CompletionItemKind.Constant }]
  if (schema.type === 'boolean') return ['true', 'false'].map((word) => ({ word, kind: CompletionItemKind.Value }))
  return siteWords(fileOfSite, cursor, schema)
}

function siteWords(fileOfSite: FileOfSite, cursor: Cursor, schema: SchemaNode): OfferedWord[] {
  const { site } = fileOfSite
  const draft = site.lastDraft()
  const names = (all: Iterable<string>, kind: CompletionItemKind, detail?: string): OfferedWord[] =>
    [...all].map((word) => ({ word, kind, detail }))
  const path = nodePath(cursor.node)
  const ofEntries = entryWords(fileOfSite, cursor.node)
  if (ofEntries) return ofEntries
  switch (schema['x-kind']) {
    case 'link':
      return linkWords(fileOfSite, cursor.node)
    case 'form':
      return names(draft.forms.keys(), CompletionItemKind.Interface, 'form')
    case 'fragment':
      return [...draft.fragments].map(([word, { type }]) => ({
        word,
        detail: type,
        kind: CompletionItemKind.Reference,
      }))
    case 'file':
      return files(fileOfSite, schema)
    case 'colour':
      return colours(fileOfSite)
    case 'name':
      return formWords(fileOfSite, path)
  }
  if (path.length === 1 && path[0] === 'reading')
    return names(
      draft.readings.map(({ name }) => name),
      CompletionItemKind.Module,
      'reading',
    )
  if (isInclude(path)) return names(includable(site), CompletionItemKind.File)
  if (path[0] === 'forms' && path[2] === 'fields' && path[4] === 'autocomplete') return autofillWords(fileOfSite, path)
  if (path[0] === 'parity' && path[1] === 'facts')
    return [...site.names()].flatMap(([name, detail]) =>
      name.startsWith('facts.') ? [{ word: name.slice(6), detail, kind: CompletionItemKind.Constant }] : [],
    )
  if (path[0] === 'parity' && path[1] === 'paths')
    return names(new Set(draft.readings.flatMap(({ pages }) => [...pages.keys()])), CompletionItemKind.File)
  return []
}

/** Offers autofill tokens, those of the field's type first. */
function autofillWords({ site }: FileOfSite, [, form, , at]: readonly (string | number)[]): OfferedWord[] {
  const fields = fieldsNamed(site.lastDraft(), String(form))
  const type = fields.find(({ path }) => path[3] === at)?.type
  const words = [...autofillTokens].map(([word, about]) => ({
    word,
    detail: about,
    kind: CompletionItemKind.EnumMember,
  }))
  return [...words.filter(({ word }) => word === type), ...words.filter(({ word }) => word !== type)]
}

function files({ site }: FileOfSite, { pattern = '' }: SchemaNode): OfferedWord[] {
  const rule = new RegExp(pattern, 'u')
  return [...site.project.surroundings.files]
    .map((file) => (rule.test(file) ? file : addressOfFile(file)))
    .filter((file) => rule.test(file))
    .map((word) => ({ word, kind: CompletionItemKind.File, data: { picture: word, manifest: site.manifest } }))
}

/** Offers colours that the site uses, with the keys that use them. */
function colours({ site }: FileOfSite): OfferedWord[] {
  const roles = new Map<string, Set<string>>()
  for (const group of site.lastDraft().groups)
    for (const { kind, value, path } of group.all())
      if (kind === 'colour') roles.set(value, (roles.get(value) ?? new Set()).add(String(path.at(-1))))
  return [...roles].map(([word, parts]) => ({
    word,
    detail: [...parts].join(', '),
    about: word,
    kind: CompletionItemKind.Color,
  }))
}

/** Offers the parts of `when: { field, is }`: other fields of the form, and choices of the named one. */
function formWords({ site }: FileOfSite, path: readonly (string | number)[]): OfferedWord[] {
  const [top, form, list, , when, key] = path
  if (top !== 'forms' || list !== 'fields' || when !== 'when') return []
  const fields = fieldsNamed(site.lastDraft(), String(form))
  const others = fields.filter(({ path: own }) => own[3] !== path[3])
  if (key === 'field')
    return others.flatMap(({ name, fields: { label } }) =>
      name ? [{ word: name, detail: String(label ?? ''), kind: CompletionItemKind.Field }] : [],
    )
  const own = fields.find((one) => one.path[3] === path[3])
  const { field: named } = groupsOnly(own?.fields.when)
  const field = fields.find(({ name }) => name === named)
  if (field?.type !== undefined && fieldTypeOf(field.type) && isTicked({ type: field.type }))
    return ['true', 'false'].map((word) => ({ word, kind: CompletionItemKind.Value, isBare: true }))
  return field
    ? choicesOf(field).flatMap(({ value, label }) =>
        value ? [{ word: value, detail: label, kind: CompletionItemKind.EnumMember }] : [],
      )
    : []
}
