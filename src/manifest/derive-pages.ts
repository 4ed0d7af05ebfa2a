// What a load derives from the pages of one included file, worked out before it by the functions of the load itself.
import type { Manifest } from '../schema/manifest/manifest.ts'
import type { Route } from '../site/model.ts'
// Declares what every check looks for in a string: all of it is found at once.
import './load.ts'
import { type ReadIncluded, withIncluded } from './read/include.ts'
import type { Memo } from './read/memo.ts'
import { parsePlain } from './read/parse.ts'
import type { IncludedFile, Parsed } from './read/parsed.ts'
import { resolve } from './resolve/resolve.ts'
import { draft } from './sense/draft.ts'
import { checkShape } from './shape/check-shape.ts'

/**
 * The pages in each reading that includes the file, of which `read` gives no other; the memo keeps what is known of them. Undefined where
 * the file, or the manifest beside it, is not plainly written or not sound: then the load tells what is wrong.
 */
export function derivePages(
  root: Parsed,
  one: IncludedFile,
  { read, memo }: { read: ReadIncluded; memo: Memo },
): Route[] | undefined {
  if (!parsePlain(one.text, one.file, { memo, included: one })) return undefined
  const source = withIncluded(root, read, { memo })
  if (source.findings.length > 0 || !checkShape(source).ok) return undefined
  draft(source.value)
  return source.parts.flatMap(({ reading, routes }) =>
    resolve(source.value as Manifest, reading, memo.shortened).routes.filter(({ path }) => routes.has(path)),
  )
}
