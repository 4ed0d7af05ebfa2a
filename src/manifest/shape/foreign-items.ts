import { isScalar } from 'yaml'
import { type Finding, finding, onValue, type Path } from '../../problems/finding.ts'
import type { Source } from '../read/source.ts'
import { bullet, foreignComment } from './foreign-signs.ts'

/** Finds lines with bullets of a word processor or foreign comment signs where list items belong. */
export function foreignItems(path: Path, source: Source): Finding | undefined {
  const node = source.nodeAt(path)
  if (!isScalar(node) || node.type !== 'PLAIN' || source.isAlias(path)) return undefined
  const stretch = source.stretchOf(node, path)
  const { readLines } = source.place(onValue(path)).text
  const [from, to] = [readLines.pointAt(stretch.start).line, readLines.pointAt(stretch.end).line]
  const [, lead = '', mark, words] = foreignComment.exec(readLines.textOf(from)) ?? []
  if (mark !== undefined) {
    const end = stretch.start + readLines.textOf(from).trim().length
    const edits = [{ start: stretch.start - lead.length, end, text: `${lead}# ${words}` }]
    return finding('not-a-comment', stretch, { sign: mark }, { fix: { title: 'Write # instead', edits, safe: true } })
  }
  const lines = new Map<number, string>()
  for (let line = from; line <= to; line++) {
    const text = readLines.textOf(line)
    if (bullet.test(text)) lines.set(line, text.replace(bullet, '$1- '))
    else if (line === from || !/^ *- \S/.test(text)) return undefined
  }
  const sign = readLines.text.charAt(stretch.start)
  const title = lines.size > 1 ? `Write dashes on ${lines.size} lines` : 'Write a dash'
  return finding('not-a-dash', stretch, { sign, count: lines.size }, { fix: { title, lines, safe: true } })
}
