import { onValue } from '../../../problems/finding.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import type { Check } from '../../sense/check.ts'
import { takesLinks } from '../../sense/link-uses.ts'
import { perGroup } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

const address = '(?:/|#|https?:|mailto:|tel:)[^()\\s\\]]*'
/** Each with the words and the address as its groups. */
const halves: readonly RegExp[] = [
  new RegExp(`\\[([^\\[\\]\\n]+)\\][ \\t]+\\((${address})\\)`),
  new RegExp(`\\(([^()\\n]+)\\)\\[(${address})\\]`),
  new RegExp(`\\[([^\\[\\]\\n]+)\\]\\((${address})(?=$|[ \\t]*\\n|[ \\t]+[^\\s"')])`),
  new RegExp(`\\[([^\\[\\]\\n]+)\\((${address})\\)`),
  new RegExp(`\\[([^\\[\\]\\n]+)\\][ \\t]?\\[(${address})\\]`),
]

const read: ReadonlySet<Word['kind']> = new Set(['text', 'heading', 'label', 'markdown'])
const suspects = perGroup((group) => group.filter(({ kind, value }) => read.has(kind) && /[[(]/.test(value)))

/** Links with a space between their brackets, with a bracket missing, or with their brackets the other way round. */
const halfLinks: Check<typeof problems> = ({ draft, report }) => {
  for (const word of draft.groups.flatMap(suspects))
    for (const half of halves) {
      const [found, words, to] = half.exec(word.value) ?? []
      if (found === undefined) continue
      const text = `[${words}](${to})`
      const takesMarkdown = takesLinks(word, draft)
      const mend = takesMarkdown ? { title: `Write "${text}"`, text, safe: false } : undefined
      report('half-link', onValue(word.path, found), { written: found, meant: text, takesMarkdown }, { mend })
      break
    }
}

export default halfLinks
