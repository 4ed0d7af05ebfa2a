import { onValue } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import type { Check } from '../check.ts'
import { parseInterpolation } from '../interpolate.ts'
import type { Word } from '../schema-walk.ts'

/** Filled in by the form itself, where it says what is wrong with a field. */
const ofFields = new Set(['label', 'max'])

/** Names in braces that stand for nothing, and braces that are never closed. */
const unknownNames: Check = ({ draft, names, uncertain, report }) => {
  const known = [...names.keys()]
  for (const word of draft.words) {
    if (!word.value.includes('{') || !mayHoldNames(word)) continue
    for (const part of parseInterpolation(word.value)) {
      if (typeof part === 'string' || isKnown(part.name, word)) continue
      if (uncertain) continue
      const near = nearest(part.name, known) ?? known.find((name) => name.endsWith(`.${part.name}`))
      const written = word.value.slice(part.at, word.value.indexOf('}', part.at) + 1)
      const mend = near === undefined ? undefined : { title: `Write "{${near}}"`, text: `{${near}}`, safe: false }
      report(
        'unknown-name',
        onValue(word.path, written),
        { name: part.name, nearest: near, known },
        { suggestion: near && `{${near}}`, mend },
      )
    }
    const open = word.value.replace(/\{\{|\{[^{}]*\}/g, (found) => ' '.repeat(found.length)).indexOf('{')
    if (open >= 0)
      report('unclosed-brace', onValue(word.path, word.value.slice(open, open + 20).split('\n')[0]), {
        text: word.value.slice(open),
      })
  }

  /** A fact may use the site's names and the facts above it; otherwise it would stand for itself. */
  function isKnown(name: string, { path }: Word): boolean {
    if (path[0] === 'forms' && path.includes('messages') && ofFields.has(name)) return true
    if (path[0] !== 'facts') return names.has(name)
    const above = known.slice(0, known.indexOf(`facts.${String(path[1])}`))
    return above.includes(name)
  }
}

const mayHoldNames = ({ kind }: Word) => kind === 'text' || kind === 'heading' || kind === 'markdown' || kind === 'link'

export default unknownNames
