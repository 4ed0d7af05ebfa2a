// Problems of a readable file with unknown or missing keys or values.
import { firstSentence } from '../first-sentence.ts'
import { didYouMean, error, listed, quoted } from '../kind.ts'
import { withSharedPart } from '../nearest.ts'
import { howToGetNewer } from '../newer-engine.ts'
import { visible } from '../visible.ts'
import { kindsOfValue } from './kinds-of-value.ts'

const pair = (bad: string, good: string) => ({ in: 'blocks' as const, bad, good })

const sources = {
  wildcard: {
    reason: 'a "*" stands for all that follows a path and is its last part; a part with a name is a colon and letters',
    hint: 'Write "/blog/*" or "/blog/:slug". Other rules go to the host: for Netlify and Cloudflare into public/_redirects, for Vercel into "routes" of public/vercel.json, for nginx into /etc/nginx/lectern.d; the build adds them to its own.',
  },
  query: {
    reason: 'what follows the "?" is no part of a path',
    hint: 'Write the path alone; Netlify, Vercel and nginx can tell queries apart by rules of their own, Cloudflare by its bulk redirects.',
  },
  anchor: {
    reason: 'no server is ever told what follows the "#"',
    hint: 'Write the path alone.',
  },
}

const sentences = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

/** Refers to the block catalogue, since there are too many blocks to list. */
const allBlocks = (known: readonly string[]) =>
  `All ${known.length} blocks are in docs/reference/blocks.md, and in the preview at /__lectern/blocks.`

function likeIt(word: string, known: readonly string[]): string | undefined {
  const like = withSharedPart(word, known)
  return like.length === 0 ? undefined : `Like it: ${listed(like)}.`
}

interface MissingKey {
  key: string
  /** Its description in the schema. */
  about?: string
  inside?: string
}

function withMeaning({ key, about, inside }: MissingKey): string {
  const meaning = about && firstSentence(about)
  return `"${key}:"${meaning ? ` (${meaning.charAt(0).toLowerCase()}${meaning.slice(1)})` : ''}${inside ? ` with ${inside}` : ''}`
}

export const shape = {
  ...kindsOfValue,
  'unknown-key': error<{ key: string; nearest?: string; known: string[]; holder: string; instead?: string }>({
    title: 'A key that does not exist',
    about: 'Every group has a fixed set of keys. One that is not among them would have no effect, so it is refused.',
    message: ({ key, holder }) =>
      visible(key) === key
        ? `There is no key ${quoted(key)} in ${holder}.`
        : `An invisible character stands in the key ${quoted(visible(key))} of ${holder}.`,
    hint: ({ key, nearest, known, holder, instead }) =>
      visible(key) === key
        ? (instead ??
          `${nearest === undefined && holder === 'the entry' ? 'Declare it under "fields:" of the collection first. ' : ''}${didYouMean(nearest, known, 'keys left to use')}`)
        : `Write ${quoted(visible(key))} anew.`,
    example: pair('- type: page-intro\n  titel: Bread', '- type: page-intro\n  title: Bread'),
  }),
  'unknown-block': error<{ type: string; nearest?: string; known: string[]; instead?: string }>({
    title: 'A block that does not exist',
    about: 'The word after "type:" is the name of a block.',
    message: ({ type }) => `There is no block called ${quoted(type)}.`,
    hint: ({ type, nearest, known, instead }) =>
      sentences(
        nearest === undefined ? (instead ?? likeIt(type, known)) : `Did you mean "${nearest}"?`,
        allBlocks(known),
        nearest === undefined && 'Or write one of your own: docs/block-author.md says how.',
      ),
    example: pair('- type: page-intr\n  title: Bread', '- type: page-intro\n  title: Bread'),
  }),
  'missing-type': error<{ nearest?: string; known: string[]; meant?: string }>({
    title: 'A block that does not say which it is',
    about: 'Each section of a page names its block with "type:", or a fragment with "use:".',
    message: () => 'This block does not say which block it is.',
    hint: ({ nearest, known, meant }) =>
      meant
        ? `Did you mean "${meant}"?`
        : nearest
          ? `Its fields are those of "type: ${nearest}".`
          : `Add "type:" with the name of a block. ${allBlocks(known)}`,
    example: pair('- title: Bread', '- type: page-intro\n  title: Bread'),
  }),
  'missing-key': error<MissingKey & { holder: string; others?: readonly MissingKey[] }>({
    title: 'A key that has to be there',
    about: 'Some keys cannot be left out: a page without a title has nothing to show in a search result.',
    message: ({ key, holder, others = [] }) =>
      `${listed([key, ...others.map((one) => one.key)].map((one) => `"${one}"`))} ${others.length > 0 ? 'are' : 'is'} missing in ${holder}.`,
    hint: ({ others = [], ...first }) => `Add ${listed([first, ...others].map(withMeaning))}.`,
    joined: ({ others = [], ...first }, further) =>
      [first, ...others].some(({ key }) => key === further.key)
        ? { ...first, others }
        : { ...first, others: [...others, further] },
    example: pair(
      '- type: page-intro\n  text: Fresh every morning.',
      '- type: page-intro\n  title: Bread\n  text: Fresh every morning.',
    ),
  }),
  'empty-value': error<{ key: string }>({
    title: 'A key without a value',
    about: 'A key with nothing after its colon stands for no value at all.',
    message: ({ key }) => `"${key}" has no value.`,
    hint: () => 'Write the value after the colon, or take the line away.',
    example: pair('- type: page-intro\n  title:', '- type: page-intro\n  title: Bread'),
  }),
  'empty-text': error<{ key: string }>({
    title: 'An empty text',
    about: 'The text is there, but has no letters.',
    message: ({ key }) => `The text of "${key}" is empty.`,
    hint: () => 'Write the text, or take the line away.',
    example: pair('- type: page-intro\n  title: ""', '- type: page-intro\n  title: Bread'),
  }),
  'unknown-value': error<{ key: string; value: unknown; nearest?: string; known: string[]; instead?: string }>({
    title: 'A value that is not one of the choices',
    about: 'Some keys take one of a few words.',
    message: ({ key, value }) => `${quoted(value)} is not one of the choices for "${key}".`,
    hint: ({ nearest, known, instead }) =>
      `${instead === undefined ? '' : `${instead} `}${didYouMean(nearest, known, 'choices')}`,
    example: pair(
      '- type: steps\n  title: Our day\n  look: drown\n  steps:\n    - { title: Knead, description: By hand. }',
      '- type: steps\n  title: Our day\n  look: drawn\n  steps:\n    - { title: Knead, description: By hand. }',
    ),
  }),
  'one-for-list': error<{ key: string }>({
    title: 'One thing where a list belongs',
    about: 'A list has a dash before each of its items, also when there is only one.',
    message: ({ key }) => `"${key}" is a list, and one thing stands here without its dash.`,
    hint: () => 'Begin each item on its own line with "- ".',
    example: pair(
      '- type: checklist\n  title: Today\n  items: Rye',
      '- type: checklist\n  title: Today\n  items:\n    - Rye',
    ),
  }),
  'list-for-one': error<{ key: string; wanted: string }>({
    title: 'A list where one thing belongs',
    about: 'Dashes make a list. Here only one value can stand.',
    message: ({ key, wanted }) => `"${key}" takes ${wanted}, and a list stands here.`,
    hint: () => 'Take the dashes or the [ ] away and keep one.',
    example: pair('- type: page-intro\n  title: [Bread]', '- type: page-intro\n  title: Bread'),
  }),
  'out-of-range': error<{ key: string; value: number; min?: number; max?: number }>({
    title: 'A number that is too small or too large',
    about: 'Some numbers have bounds.',
    message: ({ key, value, min }) => `${value} is too ${min === undefined ? 'large' : 'small'} for "${key}".`,
    hint: ({ min, max }) => (min === undefined ? `Write ${max} or less.` : `Write ${min} or more.`),
    example: {
      in: 'fields',
      bad: '- { name: wish, type: textarea, label: Wish, rows: 90 }',
      good: '- { name: wish, type: textarea, label: Wish, rows: 9 }',
    },
  }),
  'too-long': error<{ key: string; length: number; max: number }>({
    title: 'A text that is too long for its place',
    about: 'Each text has a length beyond which the page no longer looks right.',
    message: ({ key, length, max }) => `The text of "${key}" has ${length} characters; there is room for ${max}.`,
    hint: ({ length, max }) => `Shorten it by ${length - max} or more.`,
    example: pair(
      `- type: page-intro\n  title: ${'Bread and more '.repeat(9).trim()}`,
      '- type: page-intro\n  title: Bread and more',
    ),
  }),
  'too-many': error<{ key: string; count: number; max: number; what: string; isFilled?: boolean }>({
    title: 'A list or group with too much in it',
    about: 'Each list has a length beyond which the page no longer looks right.',
    message: ({ key, count, max, what }) => `"${key}" has ${count} ${what}; there is room for ${max}.`,
    hint: ({ count, max, isFilled }) =>
      isFilled ? `Write "most: ${max}" beside "from:".` : `Take ${count - max} away.`,
    example: pair(
      '- type: closing\n  title: Hungry?\n  actions:\n    - { label: One, to: / }\n    - { label: Two, to: / }\n    - { label: Three, to: / }',
      '- type: closing\n  title: Hungry?\n  actions:\n    - { label: One, to: / }\n    - { label: Two, to: / }',
    ),
  }),
  'too-few': error<{ key: string; min: number; what: string; isOptional: boolean; inside?: string }>({
    title: 'A list or group with too little in it',
    about: 'A list that is there holds something; one that is not needed is left out.',
    message: ({ key, min, what }) => `"${key}" needs at least ${min} ${what}.`,
    hint: ({ key, isOptional, inside = 'what is missing' }) =>
      isOptional ? `Add ${inside}, or leave "${key}" out.` : `Add ${inside}.`,
    example: pair(
      '- type: checklist\n  title: Today\n  items: []',
      '- type: checklist\n  title: Today\n  items: [Rye]',
    ),
  }),
  'bad-name': error<{ name: string; what: string; rule: string; meant?: string }>({
    title: 'A name with signs it cannot have',
    about: 'Names that become part of an address, a column or a key have a fixed form.',
    message: ({ name, what }) => `${quoted(name)} cannot be ${what}.`,
    hint: ({ rule, meant }) => (meant === undefined ? rule : `Did you mean "${meant}"?`),
    example: pair(
      '- type: page-intro\n  id: Our Bread\n  title: Bread',
      '- type: page-intro\n  id: our-bread\n  title: Bread',
    ),
  }),
  'redirect-source': error<{ from: string; why: 'wildcard' | 'query' | 'anchor' }>({
    title: 'A redirect from what is no path',
    about:
      'A redirect begins at a path, or at a pattern that every host knows: `/blog/*`, `/blog/:slug`. Other wildcards and what follows a question mark are rules of single hosts.',
    message: ({ from, why }) => `A redirect cannot begin at ${quoted(from)}: ${sources[why].reason}.`,
    hint: ({ why }) => sources[why].hint,
    example: {
      in: 'reading',
      bad: 'redirects: { "/blog*": / }',
      good: 'redirects: { /blog/*: / }',
    },
  }),
  'unknown-version': error<{ version: unknown; current: number }>({
    title: 'A manifest of another version',
    about: '"lectern:" says which version of the format a manifest is written in.',
    message: ({ version, current }) =>
      `Version ${quoted(version)} is not the one this software reads, which is ${current}.`,
    hint: ({ version, current }) =>
      typeof version === 'number' && version < current
        ? 'Run "npm run migrate" to bring it up to date.'
        : Number.isInteger(version) && Number(version) > current
          ? `It was written for a newer Lectern. ${howToGetNewer}`
          : `Write "lectern: ${current}".`,
    example: { in: 'version', bad: 'lectern: 9', good: 'lectern: 1' },
  }),
}
