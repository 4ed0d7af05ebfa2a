// Slips: signs of word processors and other notations.
import { reworded } from '../reworded.ts'
import { type Kind, replaced, slipIn } from '../slip.ts'

const bullet: Kind = {
  name: 'an item with a sign of a word processor for its dash',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ what, value, line, end }) => what === 'item' && ((value === 'plain' && line === end) || value === 'group'),
      ),
    )
    if (!entry) return undefined
    const sign = words.of(['•', '–', '—', '*', '·'])
    const text = sound.lines[entry.line - 1] ?? ''
    if (/^\s*- -/.test(text)) return undefined
    return reworded(sound, entry.line, text.replace(/^( *)- /, `$1${sign} `), {
      codes: ['not-a-dash'],
      words: [`"${sign}"`, '"- "'],
    })
  },
}

const bullets: Kind = {
  name: 'a list of which every item has such a sign',
  spoil(sound, words) {
    const list = words.of(
      sound.outline.filter(
        ({ what, value, line, end, path }) =>
          what === 'key' &&
          value === 'list' &&
          sound.outline.every(
            (one) =>
              one.what !== 'item' ||
              one.path.length !== path.length + 1 ||
              one.line <= line ||
              one.line > end ||
              (one.value === 'plain' && one.line === one.end),
          ),
      ),
    )
    if (!list || list.end < list.line + 2) return undefined
    const sign = words.of(['•', '–', '*'])
    const own = sound.lines.slice(list.line, list.end)
    if (!own.every((text) => /^ *- \S/.test(text))) return undefined
    const lines = [
      ...sound.lines.slice(0, list.line),
      ...own.map((text) => text.replace('- ', `${sign} `)),
      ...sound.lines.slice(list.end),
    ]
    return {
      ...slipIn(sound, lines, [list.line + 1]),
      codes: ['not-a-dash'],
      words: [`${own.length} lines`, `"${sign}"`],
      fixed: sound.text,
    }
  },
}

const dashes: Kind = {
  name: 'two dashes for one',
  spoil(sound, words) {
    const entry = words.of(sound.outline.filter(({ what, value }) => what === 'item' && value === 'group'))
    const text = sound.lines[(entry?.line ?? 0) - 1]
    return entry && text !== undefined && /^ *- [A-Za-z]/.test(text)
      ? reworded(sound, entry.line, text.replace('- ', words.of(['-- ', '- - '])), {
          codes: ['not-a-dash'],
          words: ['"- "'],
        })
      : undefined
  },
}

const comment: Kind = {
  name: 'a comment with the sign of another language',
  spoil(sound, words) {
    const entry = words.of(sound.outline.filter(({ isBehindDash, column }) => !isBehindDash && column > 0))
    if (!entry) return undefined
    const lead = ' '.repeat(entry.column)
    const said = words.of(['Ask the lawyer.', 'new since May', 'TODO'])
    const written = words.of([`// ${said}`, `<!-- ${said} -->`, `/* ${said} */`])
    const put = (text: string) =>
      replaced(sound.lines, entry.line, [`${lead}${text}`, sound.lines[entry.line - 1] ?? ''])
    return {
      ...slipIn(sound, put(written), [entry.line]),
      codes: ['not-a-comment'],
      words: [`"${written.split(' ')[0]}"`, '"# "'],
      fixed: put(`# ${said}`).join('\n'),
    }
  },
}

const commentBehind: Kind = {
  name: 'a comment with // behind the type of a block',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ path: own, value, line, end }) =>
          own.at(-1) === 'type' && own.at(-3) === 'blocks' && value === 'plain' && line === end,
      ),
    )
    const text = sound.lines[(entry?.line ?? 0) - 1]
    if (!entry || text === undefined || !/^ *(?:- )?type: [a-z-]+$/.test(text)) return undefined
    const said = words.of(['ask the lawyer', 'new since May', 'TODO'])
    return {
      ...slipIn(sound, replaced(sound.lines, entry.line, `${text} // ${said}`), [entry.line]),
      codes: ['not-a-comment'],
      words: ['"//"', '"# "'],
      fixed: replaced(sound.lines, entry.line, `${text} # ${said}`).join('\n'),
    }
  },
}

const equals: Kind = {
  name: 'an equals sign for a colon',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        (one) =>
          one.what === 'key' &&
          one.line === one.end &&
          (one.value === 'plain' || one.value === 'quoted') &&
          one.path.length > 1 &&
          one.path[0] !== 'facts',
      ),
    )
    const text = sound.lines[(entry?.line ?? 0) - 1]
    return entry && text !== undefined
      ? reworded(sound, entry.line, text.replace(/^(\s*(?:- )?[A-Za-z]\w*): (?=\S)/, '$1 = '), {
          codes: ['missing-colon'],
          words: ['colon'],
        })
      : undefined
  },
}

const path: Kind = {
  name: 'a path without its colon',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter(
        ({ what, path: own, value }) => what === 'key' && value === 'group' && /^\//.test(String(own.at(-1))),
      ),
    )
    const text = sound.lines[(entry?.line ?? 0) - 1]
    return entry && text !== undefined && /:$/.test(text)
      ? reworded(sound, entry.line, text.slice(0, -1), { codes: ['missing-colon'], words: ['colon'] })
      : undefined
  },
}

export const foreignSigns: Kind[] = [bullet, bullets, dashes, comment, commentBehind, equals, path]
