// Resolves paths into files of entries, which stand beside those of the manifest: `['content', 'content/news/fair.md', 'title']`.
import { withOperation } from '../edit/on-plain.ts'
import type { Json, Operation } from '../edit/operation.ts'
import type { Loaded } from '../manifest/load.ts'
import type { Path } from '../problems/finding.ts'
import { groupsOnly, isGroup, valueAt } from '../site/groups.ts'
import { markdownBody } from './edit-markdown.ts'
import { entryRoot } from './entry-root.ts'

/** Returns the file of a path, and the path within it. */
export function homeOf({ source }: Pick<Loaded, 'source'>, path: Path): { file: string; path: Path } {
  const [root, file, ...inside] = path
  return root === entryRoot ? { file: String(file), path: inside } : source.fileOf(path)
}

/** Does the same for an insertion into a list: after the last shown item, it is the end of that item's list. */
export function gapOf(loaded: Pick<Loaded, 'source'>, path: Path): { file: string; path: Path } {
  const [at, holder] = [Number(path.at(-1)), path.slice(0, -1)]
  const list = valueAt(loaded.source.value, holder)
  const last = Array.isArray(list) ? list.length - 1 : -1
  if (last < 0 || at <= last) return slotOf(loaded, path)
  const { file, path: found } = slotOf(loaded, [...holder, last])
  return { file, path: [...found.slice(0, -1), Number(found.at(-1)) + at - last] }
}

/** Does the same for an item. Items of a collection are written as one item of the list, `from` with `as`, and that is their place. */
export function slotOf(loaded: Pick<Loaded, 'source'>, path: Path): { file: string; path: Path } {
  const home = homeOf(loaded, path)
  return isItem(home.path) ? home : { ...home, path: home.path.slice(0, -1) }
}

export const isItem = (path: Path): boolean => Number.isInteger(path.at(-1))

/** Returns the value of a file of entries: the fields of Markdown with its text as `body`, the rows of a table, or the items. */
export function entryFileValue({ source }: Pick<Loaded, 'source'>, file: string): unknown {
  const found = source.expansion?.files.find((one) => one.file === file)
  if (!found || !/\.md$/i.test(file)) return found?.parsed.value
  return { ...groupsOnly(found.parsed.value), body: markdownBody(found.text) }
}

/** Returns the manifest's value with the files of entries that the operations change. */
export function valueWithEntries(loaded: Pick<Loaded, 'source'>, operations: readonly Operation[]): unknown {
  const { value } = loaded.source
  const files = operations.flatMap(({ path: [root, file] }) => (root === entryRoot ? [String(file)] : []))
  if (files.length === 0 || !isGroup(value)) return value
  const inFiles = [...new Set(files)].map((file) => [file, entryFileValue(loaded, file)] as const)
  return { ...value, [entryRoot]: Object.fromEntries(inFiles) }
}

/**
 * An operation that sets a value within a list of an entry's translation, which lacks that item or the whole list: it sets the list, in
 * which each item has the place of the one it translates. Other operations are returned as they are.
 */
export function withMissingItems<Any extends Operation>(operation: Any, value: unknown): Any {
  const { path } = operation
  const depth = path.findLastIndex((key, at) => at > 1 && Number.isInteger(key))
  if (operation.do !== 'set' || path[0] !== entryRoot || depth < 0) return operation
  const list = valueAt(value, path.slice(0, depth))
  const items: Json[] = Array.isArray(list) ? list : []
  const index = Number(path[depth])
  if (index < items.length) return operation
  const all = [...items, ...Array.from({ length: index + 1 - items.length }, () => ({}))]
  return {
    ...operation,
    path: path.slice(0, depth),
    value: withOperation(all, { ...operation, path: path.slice(depth) }),
  }
}
