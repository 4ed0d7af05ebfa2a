// Returns quick fixes that insert missing keys of an entry or the missing description of a picture, with placeholders.
import { nodeAt, type TextNode } from '../../manifest/read/written/text-node.ts'
import { lineEnd } from '../../problems/lines.ts'
import { escapePointer } from '../../problems/path.ts'
import type { Edit, Problem } from '../../problems/problem.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { groupsOnly, valueAt } from '../../site/groups.ts'
import { sitePlaceholder } from '../completion/placeholders.ts'
import { entryPieces, type PlaceholderFor } from '../completion/skeleton.ts'
import { rendered } from '../completion/snippet.ts'
import type { FileOfSite } from '../context.ts'
import { groupSchemaOf } from '../schema/schema-of.ts'
import { wholePath } from '../site/named-at.ts'
import type { SiteText } from '../site/site-text.ts'

/** Returns an empty list for other problems, and where the entry is written elsewhere: behind an alias, or in JSON. */
export function insertionsFor(fileOfSite: FileOfSite, problem: Problem): { title: string; edit: Edit }[] {
  if (problem.code !== 'missing-key' && problem.code !== 'missing-alt') return []
  const isPicture = problem.code === 'missing-alt'
  const holder = holderOf(fileOfSite, problem, isPicture ? problem.path.replace(/\/[^/]*$/, '') : problem.path)
  const schema = holder && groupSchemaOf(fileOfSite, holder)
  if (!holder || !schema) return []
  const insertion = (title: string, keys: readonly string[]) => ({
    title,
    edit: insert(fileOfSite, holder, schema, keys),
  })
  const { properties = {} } = schema
  if (isPicture)
    return [
      ...(properties.alt ? [insertion('Add "alt": what the picture shows', ['alt'])] : []),
      ...(properties.decorative ? [insertion('Say that the picture is a decoration', ['decorative'])] : []),
    ]
  // Merged keys are not missing.
  const present = groupsOnly(valueAt(fileOfSite.site.current()?.source.value, wholePath(fileOfSite, holder)))
  const keys = (schema.required ?? []).filter((key) => !Object.hasOwn(present, key))
  return keys.length > 0 ? [insertion(`Add ${keys.map((key) => `"${key}"`).join(', ')}`, keys)] : []
}

/** Returns the map that the problem is about, if it is written at the problem's place. */
function holderOf(fileOfSite: FileOfSite, { line, column }: Problem, pointer: string): TextNode | undefined {
  const { file } = fileOfSite
  const start = file.lines.offsetAt({ line, column })
  for (let node: TextNode | undefined = nodeAt(file.treeAt(start), start); node; node = node.parent) {
    const own = wholePath(fileOfSite, node).map((segment) => `/${escapePointer(String(segment))}`)
    if (own.join('') === pointer) return takesKeys(node, file) ? node : undefined
  }
  return undefined
}

const takesKeys = ({ kind, style, closed, children: [first] }: TextNode, { text }: SiteText): boolean =>
  kind === 'map' && (style === 'flow' ? closed : first !== undefined) && text[first?.head ?? 0] !== '"'

const missingKeyPlaceholder =
  (placeholderFor: PlaceholderFor): PlaceholderFor =>
  (schema, key) =>
    key === 'alt' ? 'What the picture shows' : placeholderFor(schema, key)

function insert({ file, site }: FileOfSite, holder: TextNode, schema: SchemaNode, keys: readonly string[]): Edit {
  const { text } = file
  const flow = holder.style === 'flow'
  const layout = {
    placeholderFor: missingKeyPlaceholder(sitePlaceholder(site)),
    column: Math.max(0, holder.column),
    flow,
  }
  const { at, lead, tail } = flow ? amongCommas(holder) : onLines(holder, text)
  const written = `${lead}${rendered(entryPieces(schema, keys, layout), false)}${tail}`
  return { start: at, end: at, text: text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written }
}

interface Gap {
  at: number
  lead: string
  tail: string
}

function amongCommas({ start, children }: TextNode): Gap {
  const last = children.at(-1)
  if (last) return { at: Math.max(last.end, last.headEnd), lead: ', ', tail: '' }
  return { at: start + 1, lead: ' ', tail: ' ' }
}

/** Inserts below the last key, or before it where its block scalar may end with blank lines. */
function onLines({ column, children }: TextNode, text: string): Gap {
  const indent = ' '.repeat(Math.max(0, column))
  const last = children.at(-1)
  if (last && lastOf(last).style === 'literal') return { at: last.head, lead: '', tail: `\n${indent}` }
  const end = last ? Math.max(last.end, last.headEnd) : 0
  return { at: lineEnd(text, text.slice(0, end).trimEnd().length), lead: `\n${indent}`, tail: '' }
}

const lastOf = (node: TextNode): TextNode => {
  const last = node.children.at(-1)
  return last ? lastOf(last) : node
}
