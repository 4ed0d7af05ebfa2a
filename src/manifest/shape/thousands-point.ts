// Finds numbers with a point between thousands: YAML reads `max: 3.000` as three.
import { isScalar } from 'yaml'
import { type Finding, finding, onValue } from '../../problems/finding.ts'
import type { Source } from '../read/source.ts'

const parted = /(?<![\w."'-])\d{1,3}(?:\.\d{3})+(?![\w.])/

/** Reports integers of the manifest that are written with points. Parses the text only if it contains such a number; skips included files. */
export function thousandsPoints(source: Source): Finding[] {
  if (!parted.test(source.text)) return []
  const found: Finding[] = []
  const visit = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value === 'number') {
      const isOwn = Number.isInteger(value) && source.fileOf(path).file === source.files[0]
      const node = isOwn ? source.nodeAt(path) : undefined
      const written = isScalar(node) ? (node.source ?? '') : ''
      if (parted.exec(written)?.[0] !== written) return
      const meant = written.replaceAll('.', '')
      const fix = { title: `Write ${meant}`, text: meant, safe: false }
      const facts = { key: String(path.at(-1)), value: written, meant }
      found.push(finding('not-a-number', onValue(path), facts, { suggestion: meant, fix }))
    } else if (Array.isArray(value)) for (const [at, inner] of value.entries()) visit(inner, [...path, at])
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
  }
  visit(source.value, [])
  return found
}
