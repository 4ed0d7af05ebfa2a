// Places in files of entries, as paths beside those of the manifest: `['content', 'content/news/fair.md', 'title']`.
import type { Operation } from '../edit/operation.ts'
import type { Loaded } from '../manifest/load.ts'
import type { Path } from '../problems/finding.ts'
import { groupsOnly, isGroup, valueAt } from '../site/groups.ts'
import { bodyOf } from './edit-markdown.ts'
import { entryRoot } from './entry-root.ts'

/** The file that a path is written in, and the path within it. */
export function homeOf({ source }: Pick<Loaded, 'source'>, path: Path): { file: string; path: Path } {
  const [root, file, ...inside] = path
  return root === entryRoot ? { file: String(file), path: inside } : source.fileOf(path)
}

/** As `homeOf`, for what comes into a list: at its end behind the last item that is shown. */
export function gapOf(loaded: Pick<Loaded, 'source'>, path: Path): { file: string; path: Path } {
  const [at, holder] = [Number(path.at(-1)), path.slice(0, -1)]
  const list = valueAt(loaded.source.value, holder)
  const last = Array.isArray(list) ? list.length - 1 : -1
  if (last < 0 || at <= last) return homeOf(loaded, path)
  const { file, path: found } = homeOf(loaded, [...holder, last])
  return { file, path: [...found.slice(0, -1), Number(found.at(-1)) + at - last] }
}

/** What a file of entries says: the fields of Markdown with its text as `body`, the rows of a table, items. */
export function entryFileValue({ source }: Pick<Loaded, 'source'>, file: string): unknown {
  const found = source.expansion?.files.find((one) => one.file === file)
  if (!found || !/\.md$/i.test(file)) return found?.parsed.value
  return { ...groupsOnly(found.parsed.value), body: bodyOf(found.text) }
}

/** The manifest's value, with the files of entries that the operations lead into. */
export function valueWithEntries(loaded: Pick<Loaded, 'source'>, operations: readonly Operation[]): unknown {
  const { value } = loaded.source
  const files = operations.flatMap(({ path: [root, file] }) => (root === entryRoot ? [String(file)] : []))
  if (files.length === 0 || !isGroup(value)) return value
  const inFiles = [...new Set(files)].map((file) => [file, entryFileValue(loaded, file)] as const)
  return { ...value, [entryRoot]: Object.fromEntries(inFiles) }
}
