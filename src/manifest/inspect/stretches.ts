// Locates a mention in its file: the exact offsets of the name, so that it can be marked and replaced.
import type { TextSpot } from '../../problems/finding.ts'
import type { Source } from '../read/source.ts'
import { destinationsIn, pathPart } from './destinations.ts'
import type { Mention } from './names.ts'

/** Returns several stretches where one text has the name more than once. Offsets are in the file. */
export function stretchesOf(mention: Mention, source: Source): Required<Pick<TextSpot, 'start' | 'end' | 'file'>>[] {
  const { path, isKey } = mention
  const { start, end, text } = source.place({ path, on: isKey ? 'key' : 'value' })
  const written = text.readLines.text.slice(start, end)
  return partsOf(mention, written).map(([from, to]) => ({ start: start + from, end: start + to, file: text.file }))
}

type Part = readonly [from: number, to: number]

function partsOf({ as, kind, name, within }: Mention, written: string): Part[] {
  const matches = (pattern: RegExp): Part[] =>
    [...written.matchAll(pattern)].map(({ 0: whole, 1: lead = '', index }) => [
      index + lead.length,
      index + whole.length,
    ])
  switch (as) {
    case 'itself': {
      const quote = /^["']/.test(written) ? 1 : 0
      return [[quote, written.length - quote]]
    }
    case 'in braces':
      return matches(new RegExp(`(\\{\\s*facts\\.)${escaped(name)}(?=\\s*\\})`, 'g'))
    case 'in brackets':
      return matches(new RegExp(`(\\[)${escaped(name)}(?=\\])`, 'g'))
    case 'first word':
      return matches(new RegExp(`^(["']?)${escaped(name)}(?=\\s)`, 'g'))
    default:
      return destinationsIn(written, as === 'link').flatMap(({ to, start, target }): Part[] => {
        if (kind === 'route')
          return target.kind === 'page' && target.path === name ? [[start, start + pathPart(to).length]] : []
        const isIt = target.kind === 'anchor' || (target.kind === 'page' && within.includes(target.path))
        const anchor = isIt && 'anchor' in target ? target.anchor : undefined
        const from = start + to.indexOf('#') + 1
        return anchor === name && to.includes('#') ? [[from, start + to.length]] : []
      })
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
