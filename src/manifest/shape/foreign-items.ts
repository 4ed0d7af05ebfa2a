import { isScalar } from 'yaml'
import { type Finding, finding, type Path } from '../../problems/finding.ts'
import type { Source } from '../read/source.ts'
import { bullet, foreignComment } from './foreign-signs.ts'

/** Finds lines with bullets of a word processor or foreign comment signs where list items belong. */
export function foreignItems(path: Path, source: Source): Finding | undefined {
  const written = source.written(path)
  if (!written || !isScalar(written.node) || written.node.type !== 'PLAIN' || written.isAlias) return undefined
  const { start, end, file, lines: all } = written
  const stretch = { start, end, file, path }
  const [from, to] = [all.pointAt(start).line, all.pointAt(end).line]
  const [, lead = '', mark, words] = foreignComment.exec(all.textOf(from)) ?? []
  if (mark !== undefined) {
    const last = start + all.textOf(from).trim().length
    const edits = [{ start: start - lead.length, end: last, text: `${lead}# ${words}` }]
    return finding('not-a-comment', stretch, { sign: mark }, { fix: { title: 'Write # instead', edits, safe: true } })
  }
  const lines = new Map<number, string>()
  for (let line = from; line <= to; line++) {
    const text = all.textOf(line)
    if (bullet.test(text)) lines.set(line, text.replace(bullet, '$1- '))
    else if (line === from || !/^ *- \S/.test(text)) return undefined
  }
  const sign = written.text.charAt(0)
  const title = lines.size > 1 ? `Write dashes on ${lines.size} lines` : 'Write a dash'
  return finding('not-a-dash', stretch, { sign, count: lines.size }, { fix: { title, lines, safe: true } })
}
