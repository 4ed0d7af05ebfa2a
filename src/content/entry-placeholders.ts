// Lists the entries marked as placeholders, for `validate --launch`.
import type { Source } from '../manifest/read/source.ts'
import { onKey, type Spot } from '../problems/finding.ts'
import { contentOf } from './content-of.ts'
import { entryTitle } from './expand/article-block.ts'

export const entryPlaceholders = (source: Source): { what: string; at: Spot }[] =>
  [...(contentOf(source)?.collections.values() ?? [])].flatMap(({ entries }) =>
    entries
      .filter(({ draft, placeholder }) => placeholder && !draft)
      .map((entry) => {
        const { start, end } = entry.at.place(onKey('placeholder'))
        return { what: `The entry "${entryTitle(entry)}"`, at: { start, end, file: entry.at.file } }
      }),
  )
