import { onValue } from '../../../problems/finding.ts'
import type { Word } from '../../../schema/schema-walk.ts'
import type { Check } from '../../sense/check.ts'
import { takesLinks } from '../../sense/link-uses.ts'
import { withoutCode } from '../../sense/without-code.ts'
import { nothing, perWord } from '../../sense/word-groups.ts'
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

const halvesIn = perWord((word) => {
  if (!read.has(word.kind) || !/[[(]/.test(word.value)) return nothing
  const text = word.kind === 'markdown' ? withoutCode(word.value) : word.value
  const [found, words, to] = halves.map((half) => half.exec(text)).find((one) => one !== null) ?? []
  return found === undefined ? nothing : [{ word, found, words, to }]
})

/** Links with a space between their brackets, with a bracket missing, or with their brackets the other way round. */
const halfLinks: Check<typeof problems> = ({ draft, report }) => {
  for (const { word, found, words, to } of halvesIn(draft.groups)) {
    const text = `[${words}](${to})`
    const takesMarkdown = takesLinks(word, draft)
    const mend = takesMarkdown ? { title: `Write "${text}"`, text, safe: false } : undefined
    report('half-link', onValue(word.path, found), { written: found, meant: text, takesMarkdown }, { mend })
  }
}

export default halfLinks
