// Slips that YAML and the schema accept, and that are useless to visitors.
import type { RandomWords } from '../../../../bench/random/random-words.ts'
import { indentOf, type Kind, replaced, type Slip, slipIn, withLines } from '../slip.ts'
import type { Sound } from '../sound.ts'
import { isProse, spoiltValue } from './swallowed.ts'

const quote = (text: string) => JSON.stringify(text)

const mail: Kind = {
  name: 'a mail address that is none',
  isManifest: true,
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      ({ path, says }) => path.at(-1) === 'email' && typeof says === 'string' && says.includes('@'),
      (_, says, { of }) =>
        of.call(words, [
          says.replace('@', '.'),
          says.replace('@', ' at '),
          says.replace(/@.*/, ''),
          quote(`${says}, or call`),
        ]) as string,
      { codes: ['not-a-mail-address'], words: ['mail address', '@'] },
    ),
}

const mailto: Kind = {
  name: 'mailto: without an address',
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      ({ path, says }) => path.at(-1) === 'to' && typeof says === 'string' && path[0] !== 'forms',
      (_, __, { of }) =>
        of.call(words, ['"mailto:"', 'mailto:hello', '"mailto:hello at example.com"', '"mailto:@"']) as string,
      { codes: ['bad-link'], words: ['mailto:', 'address'] },
    ),
}

/** Changes a text that ends on its line. */
const inText = (
  name: string,
  spoil: (says: string, words: RandomWords) => string,
  code: string,
  said: (now: string) => (string | RegExp)[],
): Kind => ({
  name,
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      (entry) =>
        isProse(entry) &&
        String(entry.says).length > 20 &&
        String(entry.says).length < 80 &&
        entry.path.at(-1) === 'text',
      (_, says) => quote(spoil(says, words)),
      { codes: [code], words: ({ now }) => said(now) },
    ),
})

const html = inText(
  'HTML in a text',
  (says, words) => {
    const [first = '', ...rest] = says.split(' ')
    return words.of([
      `<b>${first}</b> ${rest.join(' ')}`,
      `${first}<br>${rest.join(' ')}`,
      `${first} <a href="/">${rest.join(' ')}</a>`,
      `${first}&nbsp;${rest.join(' ')}`,
      `${first} <span class="x">${rest.join(' ')}</span>`,
    ])
  },
  'raw-html',
  (now) => ['HTML', now.includes('&') ? '&nbsp;' : /<(?:b|br|a|span)\b/],
)

const halfLink = inText(
  'half a link in a text',
  (says, words) =>
    `${says} ${words.of(['[privacy policy] (/privacy)', '[privacy policy](/privacy', '(privacy policy)[/privacy]', '[privacy policy] [/privacy]'])}`,
  'half-link',
  () => ['privacy policy', 'link'],
)

const halfLinkInProse: Kind = {
  name: 'half a link in a long text',
  spoil(sound, words) {
    const rows = sound.lines.flatMap((line, at) =>
      /^\s+[^\s"'].*\[[^\]]+\]\(\/[a-z0-9/#-]*\)/.test(line) && !/^\s*(?:- )?[\w]+:/.test(line) ? [at + 1] : [],
    )
    const row = words.of(rows)
    if (!row) return undefined
    const line = (sound.lines[row - 1] ?? '')
      .replace(/\]\((\/[^)]*)\)/, words.of(['] ($1)', '](\t$1']))
      .replace('](\t', '](')
    if (!/\] \(/.test(line)) return undefined
    return {
      files: withLines(sound, replaced(sound.lines, row, line)),
      file: sound.file,
      // A text over several lines is reported where it begins.
      lines: [row, ...textStarts(sound, row)],
      codes: ['half-link'],
      words: ['link', /\]\(\//],
      // The slip may remove the only link to a page.
      also: ['unreachable-page'],
    }
  },
}

function textStarts({ outline }: Sound, row: number): number[] {
  return outline.flatMap(({ line, end }) => (line < row && end >= row ? [line] : [])).slice(-1)
}

const unit: Kind = {
  name: 'a length without its unit',
  isManifest: true,
  spoil(sound, words) {
    const rows = sound.lines.flatMap((line, at) =>
      /\b(?:radius|rule|size): [\d.]+(?:px|rem)/.test(line) ? [at + 1] : [],
    )
    const row = words.of(rows)
    if (!row) return undefined
    const one = words.of([...(sound.lines[row - 1] ?? '').matchAll(/(radius|rule|size): ([\d.]+)(px|rem)/g)])
    if (!one) return undefined
    const [whole, key = '', number = '', of = ''] = one
    if (Number(number) === 0) return undefined
    const wrong = words.of([number, `"${number}"`, `${number} ${of}`, `${number}pixels`])
    const line = sound.lines[row - 1] ?? ''
    return {
      ...slipIn(sound, replaced(sound.lines, row, line.replace(whole, `${key}: ${wrong}`)), [row]),
      codes: ['not-a-length'],
      words: [`"${key}"`, 'length', 'unit'],
    }
  },
}

const merge: Kind = {
  name: 'the marks of a merge',
  spoil(sound, words) {
    const entry = words.of(
      sound.outline.filter((one) => one.line === one.end && one.from !== undefined && !one.isBehindDash),
    )
    if (!entry) return undefined
    const line = sound.lines[entry.line - 1] ?? ''
    const other = `${line.slice(0, entry.from)}${quote('Something else')}`
    const base = words.chance(0.3) ? ['||||||| 1234567', line] : []
    const lines = replaced(sound.lines, entry.line, ['<<<<<<< HEAD', line, ...base, '=======', other, '>>>>>>> branch'])
    return {
      ...slipIn(sound, lines, [entry.line]),
      codes: ['merge-conflict'],
      words: [`${entry.line} to ${entry.line + 4 + base.length}`, 'version'],
    }
  },
}

const condition: Kind = {
  name: 'a condition on a field that comes later',
  isManifest: true,
  spoil(sound, words): Slip | undefined {
    const fields = sound.outline.filter(
      ({ what, path }) => what === 'item' && path[0] === 'forms' && path.at(-2) === 'fields',
    )
    const select = words.of(
      fields.filter(({ path }) => {
        const field = sound.value.forms?.[String(path[1])]?.fields[Number(path[3])]
        return Array.isArray(field?.choices)
      }),
    )
    if (!select) return undefined
    const field = sound.value.forms?.[String(select.path[1])]?.fields[Number(select.path[3])]
    const [choice] = (field?.choices ?? []) as { value: string }[]
    const first = fields.find(({ path }) => path[1] === select.path[1])
    if (!first || first.line >= select.line || !choice) return undefined
    const indent = ' '.repeat(indentOf(sound.lines[first.line - 1] ?? ''))
    const line = `${indent}- { name: early, type: text, label: Early, when: { field: ${String(field?.name)}, is: ${choice.value} } }`
    return {
      ...slipIn(sound, replaced(sound.lines, first.line, [line, sound.lines[first.line - 1] ?? '']), [first.line]),
      codes: ['condition-later'],
      words: ['"early"', `"${String(field?.name)}"`],
    }
  },
}

export const silent: Kind[] = [mail, mailto, html, halfLink, halfLinkInProse, unit, merge, condition]
