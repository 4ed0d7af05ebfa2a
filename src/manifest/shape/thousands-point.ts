// Finds numbers with a point between thousands: YAML reads `max: 3.000` as three.
import { isScalar } from 'yaml'
import { type Finding, finding, onValue } from '../../problems/finding.ts'
import { everyValue } from '../../site/groups.ts'
import type { Source } from '../read/source.ts'

const parted = /(?<![\w."'-])\d{1,3}(?:\.\d{3})+(?![\w.])/

/** Reports integers of the manifest that are written with points. Parses the text only if it contains such a number; skips included files. */
export function thousandsPoints(source: Source): Finding[] {
  if (!parted.test(source.text)) return []
  return [...everyValue(source.value)].flatMap(({ value, path }) => {
    if (!Number.isInteger(value) || source.fileOf(path).file !== source.files[0]) return []
    const node = source.nodeAt(path)
    const written = isScalar(node) ? (node.source ?? '') : ''
    if (parted.exec(written)?.[0] !== written) return []
    const meant = written.replaceAll('.', '')
    const fix = { title: `Write ${meant}`, text: meant, safe: false }
    const facts = { key: String(path.at(-1)), value: written, meant }
    return [finding('not-a-number', onValue(path), facts, { suggestion: meant, fix })]
  })
}
