// Keeps translations of entries up to date where a rename changes nothing in their source but addresses of links.
import type { Source } from '../manifest/read/source.ts'
import type { TextSpot } from '../problems/finding.ts'
import type { Edit } from '../problems/problem.ts'
import { splice } from '../problems/splice.ts'
import { addTo } from '../site/grouped.ts'
import { groupsOnly } from '../site/groups.ts'
import { otherTags } from './languages.ts'

type Texts = ReadonlyMap<string, string | undefined>

/**
 * Returns the texts of files whose translations a rename would make outdated, with the hashes of their sources after it. `texts`: what the
 * rename changes. `moved`: new names of files by their old ones.
 */
export function withKeptHashes(
  { expansion, allTexts, value }: Source,
  texts: Texts,
  load: (texts: Texts) => Source,
  moved: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const tags = expansion ? otherTags(groupsOnly(value).languages) : []
  if (tags.length === 0) return new Map()
  const after = load(texts)
  const edits = new Map<string, Edit[]>()
  for (const tag of tags) {
    const before = new Set(expansion?.outdatedIn(tag).map(({ at }) => keyOf(at, allTexts, moved)))
    for (const { at, hash } of after.expansion?.outdatedIn(tag) ?? []) {
      const { start, end, file = '' } = at
      if (!before.has(keyOf(at, after.allTexts))) addTo(edits, file, { start, end, text: JSON.stringify(hash) })
    }
  }
  return new Map([...edits].map(([file, own]) => [file, splice(after.allTexts.get(file) ?? '', own)]))
}

/** Returns the file of a hash, and the hash as it is written. */
const keyOf = ({ file = '', start, end }: TextSpot, all: Source['allTexts'], moved?: ReadonlyMap<string, string>) =>
  `${moved?.get(file) ?? file} ${all.get(file)?.slice(start, end)}`
