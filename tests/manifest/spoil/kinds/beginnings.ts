// Slips: texts whose first sign has a meaning in YAML.
import type { Kind } from '../slip.ts'
import { isPlainItem, isPlainProse, quote, spoiltValue } from './swallowed.ts'

const sign: Kind = {
  name: 'a reserved sign at the start',
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      (entry) => isPlainProse(entry) || isPlainItem(entry),
      (written, _, { of }) => {
        const start = of.call(words, ['%', '@', '`']) as string
        return /[#:"'\\]/.test(written) ? undefined : `${start}${written}`
      },
      {
        codes: ['needs-quotes'],
        words: ({ now }) => [now.charAt(0), 'quotes'],
        fixed: ({ now }) => quote(now),
      },
    ),
}

const anchor: Kind = {
  name: 'an & that takes the first word for a name',
  spoil: (sound, words) =>
    spoiltValue(
      sound,
      words,
      (entry) => isPlainProse(entry) || isPlainItem(entry),
      (written) => (/^[A-Za-z]+ [^#:"'\\]+$/.test(written) ? `&${written}` : undefined),
      {
        codes: ['anchor-takes-word'],
        words: ({ now }) => [now.split(' ')[0] ?? '', 'quotes', 'name'],
      },
    ),
}

export const beginnings: Kind[] = [sign, anchor]
