// Replaces findings that curly quotes around a name, an address or a key cause.
import { type Finding, finding } from '../../problems/finding.ts'
import { insideCurlyQuotes } from '../../problems/inside-curly-quotes.ts'
import { valueAt } from '../../site/groups.ts'

/** Returns the findings with those caused by curly quotes replaced by `curly-quotes`. */
export const withCurlyQuotes = (findings: readonly Finding[], value: unknown): Finding[] =>
  findings.map((one) => {
    const { at } = one
    if (!('on' in at)) return one
    const key = at.path.at(-1)
    const isKey = at.on === 'key'
    const written = isKey ? key : valueAt(value, at.path)
    const meant = typeof written === 'string' ? insideCurlyQuotes(written) : undefined
    if (typeof written !== 'string' || meant === undefined) return one
    const text = isKey ? meant : JSON.stringify(meant)
    const facts = { written, meant, isKey }
    // The suggestion for the whole value may be better than the text between the quotes.
    return finding('curly-quotes', { path: at.path, on: at.on }, facts, {
      suggestion: meant,
      fix: { title: `Write ${text}`, text, safe: true },
    })
  })
