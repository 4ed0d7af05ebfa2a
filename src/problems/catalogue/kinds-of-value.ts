// Problems of values with the wrong type.
import { error, quoted } from '../kind.ts'

export const kindsOfValue = {
  'wrong-kind': error<{
    key: string
    wanted: string
    found: string
    inside?: string
    picture?: string
    choice?: string
  }>({
    title: 'Another kind of value than the one that belongs here',
    about: 'A value is a text, a number, true or false, a list, or a group of keys.',
    message: ({ key, wanted, found }) => `"${key}" takes ${wanted}, and ${found} stands here.`,
    hint: ({ key, wanted, inside, picture, choice }) =>
      choice !== undefined
        ? `Write ${choice}: the word that is stored, and what people read.`
        : picture !== undefined
          ? `Write "${key}: { file: ${picture}, alt: … }", and for "alt" what it shows, for people who do not see it.`
          : wanted === 'a group of keys'
            ? `Write its keys${inside ? `, ${inside},` : ''} on the lines below, two spaces further in.`
            : `Write ${wanted} after the colon.`,
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: { de: Brot }',
      good: '- type: page-intro\n  title: Bread',
    },
  }),
  'not-true-or-false': error<{ key: string; value: unknown; meant?: 'true' | 'false' }>({
    title: 'Neither true nor false',
    about: 'A switch is written true or false, without quotes. Words such as yes and on are texts.',
    message: ({ key, value }) => `"${key}" is true or false, and ${quoted(value)} is a text.`,
    hint: ({ meant }) => `Write ${meant ?? 'true or false'}, without quotes.`,
    example: {
      in: 'fields',
      bad: '- { name: phone, type: tel, label: Phone, required: yes }',
      good: '- { name: phone, type: tel, label: Phone, required: true }',
    },
  }),
  'not-a-number': error<{ key: string; value: unknown; meant?: string; isDecimal?: true }>({
    title: 'A text where a number belongs',
    about: 'A number is written in digits, without quotes and without a unit.',
    message: ({ key, value, isDecimal }) =>
      `"${key}" takes a ${isDecimal ? 'number' : 'whole number'}, and ${quoted(value)} is none.`,
    hint: ({ meant, isDecimal }) =>
      meant
        ? `Write ${meant}, without quotes.`
        : `Write it in digits, without quotes${isDecimal ? ' and with a point before its decimals' : ''}.`,
    example: {
      in: 'fields',
      bad: '- { name: wish, type: textarea, label: Wish, rows: "5" }',
      good: '- { name: wish, type: textarea, label: Wish, rows: 5 }',
    },
  }),
  'not-a-length': error<{ key: string; value: string }>({
    title: 'A length without its unit',
    about:
      'A length of the look is a number with its unit, as CSS has them: 2px, 1.0625rem, 0.5em. Without a unit, or with a space before it, browsers drop it.',
    message: ({ key, value }) =>
      /^[-+.\d]+$/.test(value)
        ? `"${key}" takes a length, and ${quoted(value)} has no unit.`
        : `"${key}" takes a length, and ${quoted(value)} is none.`,
    hint: ({ value }) =>
      /^[-+.\d]+$/.test(value)
        ? `Write the unit: "${value}px", or "${value}rem".`
        : 'Write a number with its unit, as in "2px" or "1.5rem".',
    example: { in: 'shape', bad: 'radius: "2"', good: 'radius: 2px' },
  }),
}
