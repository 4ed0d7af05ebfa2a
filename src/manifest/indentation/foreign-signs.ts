// Signs of word processors and other notations where an item or a comment begins.

import type { LineFault } from '../read/repair/line-faults.ts'
import { bullet, foreignComment } from '../shape/foreign-signs.ts'
import type { Candidate } from './candidate.ts'

/** Items that begin with a sign of a word processor: all of them that stand in one column without another line between. */
export function bulletGuesses(text: readonly string[], rows: readonly number[]): Candidate[] {
  const seen = new Set<number>()
  return rows.flatMap((line): Candidate[] => {
    const [, lead = '', sign = ''] = bullet.exec(text[line - 1] ?? '') ?? []
    if (sign === '' || seen.has(line)) return []
    const changed = new Map<number, string>()
    for (let row = line; row <= text.length; row++) {
      const own = text[row - 1] ?? ''
      if (!own.startsWith(`${lead}${sign}`) || !bullet.test(own)) break
      changed.set(row, own.replace(bullet, '$1- '))
      seen.add(row)
    }
    const written = text[line - 1] ?? ''
    const fault = {
      code: 'not-a-dash',
      facts: { sign, count: changed.size },
      line,
      from: lead.length,
      to: written.trimEnd().length,
      title: changed.size > 1 ? `Write dashes on ${changed.size} lines` : 'Write a dash',
      isSafe: true,
    }
    const shape = { column: lead.length, amiss: -1, isTidier: true }
    return [{ what: 'written', line, count: changed.size, changed, ...shape, fault }]
  })
}

/** Two dashes for one, and comments as other languages have them. */
export function foreignSigns(line: string): LineFault[] {
  const place = { from: line.search(/\S|$/), to: line.trimEnd().length }
  const dashes = /^( *)-(?: ?-)+ *(?=[A-Za-z"'{])/.exec(line)
  if (dashes)
    return [
      {
        ...place,
        code: 'not-a-dash',
        facts: { sign: dashes[0].trim(), count: 1 },
        title: 'Write one dash',
        isSafe: true,
        corrected: `${dashes[1]}- ${line.slice(dashes[0].length)}`,
      },
    ]
  const [, lead = '', sign = '', text = ''] = foreignComment.exec(line) ?? []
  return sign
    ? [
        {
          ...place,
          code: 'not-a-comment',
          facts: { sign },
          title: 'Write # instead',
          isSafe: true,
          corrected: `${lead}# ${text}`,
        },
      ]
    : commentBehind(line)
}

/** `// words` behind a value. In a text by itself it may be meant. */
function commentBehind(line: string): LineFault[] {
  const [, before, text = ''] = /^(.*\S)\s+\/\/\s+(\S.*?)\s*$/.exec(line) ?? []
  if (before === undefined) return []
  const corrected = `${before} # ${text}`
  const place = { from: line.indexOf('//', before.length), to: line.trimEnd().length }
  return [{ ...place, code: 'not-a-comment', facts: { sign: '//' }, title: 'Write # instead', isSafe: true, corrected }]
}
