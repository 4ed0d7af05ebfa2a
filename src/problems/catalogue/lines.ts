// Problems of lines in the wrong place: columns, dashes, indentation.
import { error, quoted } from '../kind.ts'

/** Columns count from 1. */
interface Misplaced {
  column: number
  right: number
  /** Number of lines that have to move. */
  count: number
  /** A sibling line in the right column. */
  beside?: NamedLine
  /** The parent line. */
  below?: NamedLine
  /** True when the dash is right and the text behind it is not. */
  isBehindDash?: boolean
}

interface NamedLine {
  line: number
  text: string
}

const among = ({ line, text }: NamedLine) => `${quoted(text)} on line ${line}`

const spaces = (count: number) => `${count} space${count === 1 ? '' : 's'}`

export const lines = {
  'tab-indent': error<{ count: number }>({
    title: 'A tab where spaces belong',
    about:
      'YAML counts spaces to see what belongs to what. A tab has no fixed width, so it may not stand at the start of a line.',
    message: ({ count }) =>
      count > 1 ? `These ${count} lines are indented with tabs.` : 'This line is indented with a tab.',
    hint: () => 'Use two spaces for each level.',
    example: {
      in: 'site',
      bad: 'contact:\n\tname: Ada Miller\n\trole: Baker\n\temail: ada@millbakery.example',
      good: 'contact:\n  name: Ada Miller\n  role: Baker\n  email: ada@millbakery.example',
    },
  }),
  'bad-indent': error<Misplaced>({
    title: 'A line at the wrong depth',
    about:
      'Lines that belong together begin in the same column; a list below a key, and a group below a key, begin two columns further in. A line in another column belongs to something else, or to nothing.',
    message: ({ column, right, count, beside, below, isBehindDash }) => {
      const what = isBehindDash
        ? 'What stands behind this dash begins'
        : count > 1
          ? `These ${count} lines begin`
          : 'This line begins'
      if (beside)
        return `${what} in column ${column}, and ${among(beside)}, where ${count > 1 ? 'the first' : 'it'} belongs, in column ${right}.`
      return `${what} in column ${column}${below ? `, and below ${among(below)} ${count > 1 ? 'the first' : 'it'} belongs` : count > 1 ? ' and belong' : ' and belongs'} in column ${right}.`
    },
    hint: ({ column, right, count }) =>
      `Move ${count > 1 ? 'them' : 'it'} ${spaces(Math.abs(right - column))} to the ${right > column ? 'right' : 'left'}.`,
    example: {
      in: 'page',
      bad: 'title: Bread\n   description: Bread on Mill Lane.\nblocks:\n  - type: page-intro\n    title: Bread',
      good: 'title: Bread\ndescription: Bread on Mill Lane.\nblocks:\n  - type: page-intro\n    title: Bread',
    },
  }),
  'missing-dash': error<Misplaced>({
    title: 'An item without its dash',
    about:
      'Each item of a list begins with a dash and a space. Without its dash, a line becomes a part of the item above it.',
    message: ({ right, beside }) =>
      beside
        ? `The dash is missing that makes this line an item beside ${quoted(beside.text)} on line ${beside.line}.`
        : `The dash is missing that makes this line an item in column ${right}.`,
    hint: ({ right }) => `Write "- " in column ${right}, before the text.`,
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: Bread\n  type: checklist\n  title: Today\n  items: [Rye]',
      good: '- type: page-intro\n  title: Bread\n- type: checklist\n  title: Today\n  items: [Rye]',
    },
  }),
  'no-break-space': error<{ count: number }>({
    title: 'A blank that is no space',
    about:
      'Text that was copied from a web page or a word processor may bring no-break spaces along. They look like spaces, and YAML takes them for letters.',
    message: ({ count }) =>
      count > 1
        ? `These ${count} lines begin with no-break spaces, which look like spaces and are none.`
        : 'This line has a no-break space where a space belongs.',
    hint: () => 'Write spaces instead.',
    example: {
      in: 'facts',
      bad: 'hours:\u00a0Seven to noon',
      good: 'hours: Seven to noon',
    },
  }),
  'not-a-dash': error<{ sign: string; count: number }>({
    title: 'An item that begins with another sign',
    about:
      'Each item of a list begins with one plain dash and a space. A dot, a star or the long dash of a word processor begins none, and two dashes begin a list in a list.',
    message: ({ sign, count }) =>
      count > 1
        ? `These ${count} lines begin with ${quoted(sign)}, which begins no item.`
        : `${quoted(sign)} begins no item of a list.`,
    hint: () => 'Write "- " instead.',
    example: {
      in: 'blocks',
      bad: '- type: checklist\n  title: Today\n  items:\n    - Rye\n    • Wheat',
      good: '- type: checklist\n  title: Today\n  items:\n    - Rye\n    - Wheat',
    },
  }),
  'two-keys': error<{ key: string; first: string; isItem?: boolean }>({
    title: 'Two keys on one line',
    about: 'A value goes on to the end of its line: what looks like a second key behind it is read as a part of it.',
    message: ({ key, first, isItem }) =>
      isItem
        ? `${quoted(key)} is another item, and stands on the line of ${quoted(first)}.`
        : `"${key}:" stands on the line of ${quoted(first)}, and is read as a part of its value.`,
    hint: ({ key, isItem }) =>
      isItem
        ? 'Put it on a line of its own, in the column of the other items.'
        : `Put "${key}:" on a line of its own, or quotes round the text if it is all one.`,
    example: {
      in: 'blocks',
      bad: '- type: page-intro title: Bread\n  text: Rye and wheat.',
      good: '- type: page-intro\n  title: Bread\n  text: Rye and wheat.',
    },
  }),
  'list-behind-key': error<{ key: string; text: string }>({
    title: 'A list that begins on the line of its key',
    about: 'Items with dashes stand on the lines below their key. On its own line a key takes a list in [ ] alone.',
    message: ({ key, text }) => `${quoted(text)} is an item, and stands on the line of "${key}:".`,
    hint: ({ key }) => `Write it on a line of its own below "${key}:", two spaces further in.`,
    example: {
      in: 'page',
      bad: 'title: Bread\ndescription: Bread on Mill Lane.\nblocks: - type: page-intro\n    title: Bread',
      good: 'title: Bread\ndescription: Bread on Mill Lane.\nblocks:\n  - type: page-intro\n    title: Bread',
    },
  }),
  'missing-parent': error<{ key: string; count: number; column: number }>({
    title: 'Lines whose key is gone',
    about:
      'A group of keys stands below the key that it belongs to. Where the line of that key is gone, what it held becomes a part of what stands above it.',
    message: ({ key, count }) =>
      `${count > 1 ? `These ${count} lines belong` : 'This line belongs'} to "${key}", and the line "${key}:" is missing above ${count > 1 ? 'them' : 'it'}.`,
    hint: ({ key, column }) => `Write "${key}:" on a line of its own above, in column ${column}.`,
    example: {
      in: 'page',
      bad: 'title: Bread\ndescription: Bread on Mill Lane.\nblocks:\n  - type: page-intro\n    title: Bread\n    text: From the oven.\n      label: Order bread\n      to: /order',
      good: 'title: Bread\ndescription: Bread on Mill Lane.\nblocks:\n  - type: page-intro\n    title: Bread\n    text: From the oven.\n    action:\n      label: Order bread\n      to: /order',
    },
  }),
  'keys-below-alias': error<{ key: string; alias: string }>({
    title: 'Keys below a key that has its value already',
    about:
      'An alias such as *day stands for a whole value. Keys that are added to it or change it stand below the key, and the alias among them, behind "<<:".',
    message: ({ key, alias }) => `"${key}" has its value already, ${alias}, and keys stand below it.`,
    hint: ({ key, alias }) => `Write "${key}:", and below it, beside the other keys, "<<: ${alias}".`,
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: Bread\n- type: banner\n  title: Open on Sunday\n  text: From eight.\n  action: &order\n    label: Order bread\n    to: /order\n- type: banner\n  title: Cake\n  text: Made to order.\n  action: *order\n    label: Order cake',
      good: '- type: page-intro\n  title: Bread\n- type: banner\n  title: Open on Sunday\n  text: From eight.\n  action: &order\n    label: Order bread\n    to: /order\n- type: banner\n  title: Cake\n  text: Made to order.\n  action:\n    <<: *order\n    label: Order cake',
    },
  }),
  'not-a-merge': error<{ text: string; alias: string }>({
    title: 'A merge that is written otherwise',
    about: 'Behind "<<:" and a space, an alias such as *day brings the keys of another group into this one.',
    message: ({ text }) => `${quoted(text)} merges nothing.`,
    hint: ({ alias }) => `Write "<<: ${alias}".`,
    example: {
      in: 'blocks',
      bad: '- &head\n  type: page-intro\n  title: Bread\n- <<:*head\n  id: again',
      good: '- &head\n  type: page-intro\n  title: Bread\n- <<: *head\n  id: again',
    },
  }),
  'missing-bar': error<{ key: string }>({
    title: 'A text over several lines without its sign',
    about:
      'A text with headings, lists or paragraphs keeps its lines behind |. Without it a # begins a comment, and a colon a key.',
    message: ({ key }) => `The text of "${key}" goes over several lines, and not all of them can be read as one text.`,
    hint: ({ key }) => `Write "${key}: |", and the text on the lines below, two spaces further in.`,
    example: {
      in: 'blocks',
      bad: '- type: prose\n  title: Bread\n  text:\n    Two loaves.\n\n    # Baked when\n\n    - Monday: rye',
      good: '- type: prose\n  title: Bread\n  text: |\n    Two loaves.\n\n    # Baked when\n\n    - Monday: rye',
    },
  }),
  'not-a-comment': error<{ sign: string }>({
    title: 'A comment with the sign of another language',
    about: 'A comment begins with # and a space, and goes on to the end of its line.',
    message: ({ sign }) => `${quoted(sign)} begins no comment here.`,
    hint: () => 'Write "# " instead.',
    example: {
      in: 'blocks',
      bad: '// the opening\n- type: page-intro\n  title: Bread',
      good: '# the opening\n- type: page-intro\n  title: Bread',
    },
  }),
  'comment-in-text': error<{ line: number; text: string; column?: number }>({
    title: 'A comment that ends a text',
    about:
      'A text of several lines goes on as far as its lines stand deeper than its key. A comment that stands further left is no part of it and ends it, so that nothing holds the lines below.',
    message: ({ column: _, ...above }) =>
      `This comment ends the text of ${among(above)}, and the lines below it belong to nothing.`,
    hint: ({ column }) =>
      `Move the comment above the key, or take it away.${column === undefined ? '' : ` A heading of the text belongs in column ${column}.`}`,
    example: {
      in: 'page',
      bad: 'title: Bread\ndescription: Bread on Mill Lane.\nblocks:\n  - type: prose\n    title: Bread\n    text: |\n      Two loaves.\n# Ask the baker.\n      Three loaves.',
      good: 'title: Bread\ndescription: Bread on Mill Lane.\nblocks:\n  - type: prose\n    title: Bread\n    # Ask the baker.\n    text: |\n      Two loaves.\n      Three loaves.',
    },
  }),
  'merge-conflict': error<{ first: number; middle: number; last: number } | { mark: string }>({
    title: 'A merge that is not finished',
    about:
      'Where two versions of a file change the same lines, git writes both into it, between marks of seven signs. One of them has to be chosen.',
    message: (of) =>
      'mark' in of
        ? `${quoted(of.mark)} is a mark that git left here.`
        : `Lines ${of.first} to ${of.last} hold two versions of the same lines, divided on line ${of.middle}.`,
    hint: (of) =>
      'mark' in of
        ? 'Remove the line, and see that the lines around it are those of one version.'
        : 'Keep the lines of one version, and remove the other and the three marks.',
    example: {
      in: 'file',
      bad: 'lectern: 1\n<<<<<<< ours\n# one\n=======\n# other\n>>>>>>> theirs\n…',
      good: 'lectern: 1\n# one\n…',
    },
  }),
  dedented: error<{ key: string; under: string; column?: number; right?: number; below?: NamedLine }>({
    title: 'Lines that slipped to the left',
    about:
      'A key has no value, and the keys on the lines below it are those that belong inside it. They lost their indentation.',
    message: ({ key, under, column, right, below }) =>
      column === undefined || right === undefined
        ? `"${key}" belongs inside "${under}", but stands beside it.`
        : `"${key}" belongs inside "${under}"${below ? ` on line ${below.line}` : ''}, in column ${right}, but stands beside it in column ${column}.`,
    hint: ({ under }) => `Indent the lines below "${under}:" by two spaces.`,
    example: {
      in: 'site',
      bad: 'contact:\nname: Ada Miller\nrole: Baker\nemail: ada@millbakery.example',
      good: 'contact:\n  name: Ada Miller\n  role: Baker\n  email: ada@millbakery.example',
    },
  }),
}
