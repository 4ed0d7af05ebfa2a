import { onValue } from '../../../problems/finding.ts'
import type { CheckContext } from '../../sense/check.ts'
import { takesLinks } from '../../sense/link-uses.ts'
import type { HalfLink } from './collect.ts'
import type problems from './problems.ts'

/** Reports Markdown links with a space between the brackets, a missing bracket, or swapped brackets. */
export default function halfLinks({ draft, facts, report }: CheckContext<typeof problems, HalfLink>): void {
  for (const { word, found, words, to } of facts) {
    const text = `[${words}](${to})`
    const takesMarkdown = takesLinks(word, draft)
    const fix = takesMarkdown ? { title: `Write "${text}"`, text, safe: false } : undefined
    report('half-link', onValue(word.path, found), { written: found, meant: text, takesMarkdown }, { fix })
  }
}
