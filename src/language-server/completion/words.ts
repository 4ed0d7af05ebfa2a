// Words that may stand as a value: those the schema has, and those of the site, by what the value is for.
import { CompletionItemKind } from 'vscode-languageserver'
import { readingOf } from '../../manifest/inspect/reading-of.ts'
import { choicesOf, fieldsOf } from '../../manifest/sense/draft-forms.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { Asked } from '../context.ts'
import { pathOf } from '../text/text-node.ts'
import type { Cursor } from './cursor.ts'
import type { Offer } from './offer.ts'
import { written } from './snippet.ts'

interface Word {
  word: string
  detail?: string
  about?: string
  kind: CompletionItemKind
  data?: Offer['data']
}

export function wordOffers(asked: Asked, cursor: Cursor, schema: SchemaNode): Offer[] {
  const { node, start, lead } = cursor
  const { text } = asked.file
  const quote = node.kind === 'scalar' && /["']/.test(text[start] ?? '') ? text[start] : ''
  return wordsFor(asked, cursor, schema).map(({ word, detail, about, kind, data }) => {
    const plain = schema.type === 'boolean' ? word : written(word)
    const said = quote === '"' ? JSON.stringify(word) : quote === "'" ? `'${word.replaceAll("'", "''")}'` : plain
    return { label: word, kind, detail, about, pieces: [`${lead}${said}`], filter: `${quote}${word}`, data }
  })
}

function wordsFor(asked: Asked, cursor: Cursor, schema: SchemaNode): Word[] {
  if (schema.enum)
    return schema.enum.map((word, at) => {
      const meaning = schema.markdownEnumDescriptions?.[at]
      return { word, detail: meaning?.split('. ')[0], about: meaning, kind: CompletionItemKind.EnumMember }
    })
  if (schema.const !== undefined) return [{ word: String(schema.const), kind: CompletionItemKind.Constant }]
  if (schema.type === 'boolean') return ['true', 'false'].map((word) => ({ word, kind: CompletionItemKind.Value }))
  return ofSite(asked, cursor, schema)
}

function ofSite(asked: Asked, cursor: Cursor, schema: SchemaNode): Word[] {
  const { site } = asked
  const draft = site.lastDraft()
  const names = (all: Iterable<string>, kind: CompletionItemKind, detail?: string): Word[] =>
    [...all].map((word) => ({ word, kind, detail }))
  const path = pathOf(cursor.node)
  switch (schema['x-kind']) {
    case 'link':
      return links(asked, cursor)
    case 'form':
      return names(draft.forms.keys(), CompletionItemKind.Interface, 'form')
    case 'fragment':
      return [...draft.fragments].map(([word, { type }]) => ({
        word,
        detail: type,
        kind: CompletionItemKind.Reference,
      }))
    case 'file':
      return files(asked, schema)
    case 'colour':
      return colours(asked)
    case 'name':
      return formWords(asked, path)
  }
  if (path.length === 1 && path[0] === 'reading')
    return names(
      draft.readings.map(({ name }) => name),
      CompletionItemKind.Module,
      'reading',
    )
  if (path[0] === 'parity' && path[1] === 'facts')
    return [...site.names()].flatMap(([name, detail]) =>
      name.startsWith('facts.') ? [{ word: name.slice(6), detail, kind: CompletionItemKind.Constant }] : [],
    )
  if (path[0] === 'parity' && path[1] === 'paths')
    return names(new Set(draft.readings.flatMap(({ pages }) => [...pages.keys()])), CompletionItemKind.File)
  return []
}

/** Pages of the reading that the cursor is in, or of all; their anchors; those of the page itself. */
function links(asked: Asked, { node }: Cursor): Word[] {
  const { readings } = asked.site.lastDraft()
  const own = readingOf(asked.site.lastDraft(), asked.site.placeOf(asked.file), pathOf(node))
  const found = new Map<string, Word>()
  for (const reading of own ? [own.reading] : readings)
    for (const { route, fields, blocks } of reading.pages.values()) {
      const detail = typeof fields.title === 'string' ? fields.title : undefined
      found.set(route, { word: route, detail, kind: CompletionItemKind.File })
      for (const { anchors, fields: of, type } of blocks)
        for (const anchor of anchors) {
          const said = of().title
          const title = typeof said === 'string' ? said : type
          found.set(`${route}#${anchor}`, {
            word: `${route}#${anchor}`,
            detail: title,
            kind: CompletionItemKind.Reference,
          })
          if (own?.page?.route === route)
            found.set(`#${anchor}`, { word: `#${anchor}`, detail: title, kind: CompletionItemKind.Reference })
        }
    }
  const pages = [...found.values()]
  return [...pages.filter(({ word }) => !word.includes('#')), ...pages.filter(({ word }) => word.includes('#'))]
}

function files({ site }: Asked, { pattern = '' }: SchemaNode): Word[] {
  const rule = new RegExp(pattern, 'u')
  return [...site.around.files]
    .filter((file) => rule.test(file))
    .map((word) => ({ word, kind: CompletionItemKind.File, data: { picture: word, manifest: site.manifest } }))
}

/** Colours the site has, by the part they play. */
function colours({ site }: Asked): Word[] {
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

/** `when: { field, is }` names another field of the form, and one of its choices. */
function formWords({ site }: Asked, path: readonly (string | number)[]): Word[] {
  const [top, form, list, , when, key] = path
  if (top !== 'forms' || list !== 'fields' || when !== 'when') return []
  const fields = fieldsOf(String(form), site.lastDraft().forms.get(String(form)) ?? {})
  const others = fields.filter(({ path: own }) => own[3] !== path[3])
  if (key === 'field')
    return others.flatMap(({ name, fields: { label } }) =>
      name ? [{ word: name, detail: String(label ?? ''), kind: CompletionItemKind.Field }] : [],
    )
  const asked = fields.find(({ path: own }) => own[3] === path[3])?.fields.when
  const name = typeof asked === 'object' && asked !== null && 'field' in asked ? asked.field : undefined
  const field = fields.find((one) => one.name === name)
  return field
    ? choicesOf(field).flatMap(({ value, label }) =>
        value ? [{ word: value, detail: label, kind: CompletionItemKind.EnumMember }] : [],
      )
    : []
}
