// Problems of a file that does not parse as meant: quotes, brackets, and pitfalls of YAML.
import { error, quoted } from '../kind.ts'
import { limits } from './limits.ts'

type Nothing = Record<string, never>

export const syntax = {
  ...limits,
  'unclosed-quote': error<{ quote: string }>({
    title: 'A quote that is never closed',
    about:
      'A text that begins with a quote ends at the next one. When that is missing, the lines that follow are swallowed.',
    message: ({ quote }) => `The text that opens here with ${quote} is never closed.`,
    hint: ({ quote }) => `End the text with ${quote}.`,
    example: {
      in: 'facts',
      bad: 'hours: "Seven to noon\nshop: Mill Lane',
      good: 'hours: "Seven to noon"\nshop: Mill Lane',
    },
  }),
  'unclosed-bracket': error<{ open: string; close: string }>({
    title: 'A bracket that is never closed',
    about: 'A list in [ ] or a group in { } goes on until its bracket is closed.',
    message: ({ open }) => `The ${open} that opens here is never closed.`,
    hint: ({ close }) => `Add ${close} at the end of the list or group.`,
    example: {
      in: 'blocks',
      bad: '- type: checklist\n  title: Today\n  items: [Rye, Spelt\n- type: page-intro\n  title: Bread',
      good: '- type: checklist\n  title: Today\n  items: [Rye, Spelt]',
    },
  }),
  'stray-bracket': error<{ bracket: string }>({
    title: 'A bracket that opens nowhere',
    about: 'A closing bracket or a comma stands where no list or group is open.',
    message: ({ bracket }) =>
      bracket === ','
        ? 'No list or group in brackets is open that this comma could divide.'
        : `Nothing was opened that ${bracket} could close.`,
    hint: () => 'Take it away, or put quotes round the text.',
    example: {
      in: 'blocks',
      bad: '- type: checklist\n  title: Today\n  items: [Rye, Spelt]]',
      good: '- type: checklist\n  title: Today\n  items: [Rye, Spelt]',
    },
  }),
  'colon-in-text': error<{ text: string; address?: string }>({
    title: 'A colon inside a plain text',
    about: 'A colon followed by a space begins a value. A text that holds one needs quotes.',
    message: ({ text }) =>
      `The colon in ${quoted(text)} makes a key of ${quoted(text.split(/:(?:\s|$)/)[0] ?? '')}, with a value of its own.`,
    hint: ({ address }) => (address ? `Write "${address}", without the space.` : 'Put quotes round the whole text.'),
    example: { in: 'facts', bad: 'hours: Weekdays: seven to noon', good: 'hours: "Weekdays: seven to noon"' },
  }),
  'needs-quotes': error<{ start: string; isBlockSign?: true; isWithin?: true; meant?: string }>({
    title: 'A text that begins with a reserved sign',
    about: 'A plain text may not begin with @, %, a backtick and a few other signs. In quotes it may.',
    message: ({ start, isBlockSign, isWithin, meant }) =>
      isWithin
        ? `A text between braces may not hold ${start} unless it is in quotes.`
        : isBlockSign
          ? `The ${start} says that the text stands on the lines below, and words follow it on its own line.`
          : meant
            ? `An address belongs here, and ${start} makes a link of Markdown out of it.`
            : `A text may not begin with ${start} unless it is in quotes.`,
    hint: ({ start, isBlockSign, meant }) =>
      isBlockSign
        ? `Take the ${start} away, or begin the text on the next line, two spaces further in.`
        : meant
          ? `Write "${meant}" alone.`
          : 'Put quotes round the whole text.',
    example: { in: 'facts', bad: 'handle: @millbakery', good: 'handle: "@millbakery"' },
  }),
  'quote-in-text': error<{ quote: string }>({
    title: 'Text after a closing quote',
    about: 'A quoted text ends at its closing quote. An apostrophe inside single quotes ends it too early.',
    message: ({ quote }) => `The ${quote} closes the text too early, and more follows it.`,
    hint: ({ quote }) =>
      quote === "'"
        ? 'Use double quotes round a text with an apostrophe.'
        : 'Write \\" for a quote inside double quotes.',
    example: { in: 'facts', bad: "shop: 'the miller's yard'", good: `shop: "the miller's yard"` },
  }),
  'missing-colon': error<{ text: string }>({
    title: 'A key without its colon',
    about: 'A key is followed by a colon and its value. Without the colon the line is a stray text.',
    message: ({ text }) => `There is no colon after the key in ${quoted(text)}.`,
    hint: () => 'Write the key, a colon, a space and the value. If the words belong to the text above, indent them.',
    example: {
      in: 'facts',
      bad: 'hours Seven to noon\nshop: Mill Lane',
      good: 'hours: Seven to noon\nshop: Mill Lane',
    },
  }),
  'space-after-colon': error<{ text: string }>({
    title: 'A colon without a space',
    about: 'Only a colon with a space after it divides a key from its value; without it the whole line is one text.',
    message: ({ text }) => `A space is missing after the colon in ${quoted(text)}.`,
    hint: ({ text }) => `Write "${text.slice(0, text.indexOf(':'))}: " with a space.`,
    example: {
      in: 'facts',
      bad: 'hours:Seven to noon\nshop: Mill Lane',
      good: 'hours: Seven to noon\nshop: Mill Lane',
    },
  }),
  'space-after-dash': error<{ text: string }>({
    title: 'A dash without a space',
    about: 'Only a dash with a space after it begins an item of a list.',
    message: ({ text }) => `A space is missing after the dash in ${quoted(text)}.`,
    hint: ({ text }) => `Write "- ${text.replace(/^-+/, '').slice(0, 30)}".`,
    example: { in: 'blocks', bad: '-type: page-intro\n title: Bread', good: '- type: page-intro\n  title: Bread' },
  }),
  'duplicate-key': error<{ key: string; first: number; file?: string }>({
    title: 'One key twice',
    about: 'Of two equal keys in one group only one can count, so both are suspect.',
    message: ({ key, first, file }) =>
      `"${key}" stands here a second time; the first is on line ${first}${file === undefined ? '' : ` of ${file}`}.`,
    hint: () => 'Keep one of the two.',
    example: { in: 'facts', bad: 'hours: Seven to noon\nhours: Eight to one', good: 'hours: Seven to noon' },
  }),
  'unknown-yaml-anchor': error<{ name: string; nearest?: string; key?: string }>({
    title: 'An alias without its anchor',
    about:
      'A value that begins with a star repeats the value marked with & and the same name, which must stand above it.',
    message: ({ name, key }) =>
      key === undefined
        ? `Nothing above is marked "&${name}", so "*${name}" has no value.`
        : `"&${name}" marks the key "${key}" and not its value, so "*${name}" has no value.`,
    hint: ({ name, nearest, key }) =>
      key !== undefined
        ? `Write the mark behind the colon: "${key}: &${name} …".`
        : nearest
          ? `Did you mean "*${nearest}"?`
          : 'A text that begins with * needs quotes.',
    example: { in: 'facts', bad: 'hours: *opening', good: 'hours: &opening Seven to noon\nshop: *opening' },
  }),
  'several-documents': error<Nothing>({
    title: 'A second document in one file',
    about: 'Three dashes on a line of their own begin a new document. A manifest is one document.',
    message: () => 'A second document begins here.',
    hint: () => 'Take the line away, or indent it if it is part of a text.',
    example: {
      in: 'top',
      bad: '---\ntexts: { skip: Straight to the bread }',
      good: 'texts: { skip: Straight to the bread }',
    },
  }),
  'hash-starts-comment': error<{ key: string; rest: string }>({
    title: 'A value that became a comment',
    about: 'A # after a space begins a comment, so a value that starts with it is not there at all.',
    message: ({ key }) => `"${key}" has no value, because the # begins a comment.`,
    hint: ({ rest }) => `Put quotes round it: "${rest}".`,
    example: { in: 'facts', bad: 'colour: #aa0000', good: 'colour: "#aa0000"' },
  }),
  'hash-cuts-text': error<{ text: string; rest: string }>({
    title: 'A text that a # cuts off',
    about:
      'A # after a space begins a comment, and what follows it is not there. A comment has a space behind its #; where there is none, it was most likely meant as a part of the text.',
    message: ({ text, rest }) =>
      `The text ends with ${quoted(text.slice(-38))}: the rest, ${quoted(rest)}, is read as a comment.`,
    hint: () => 'Put quotes round the whole text, or a space behind the # of a comment.',
    example: { in: 'facts', bad: 'rank: We are #1 in town', good: 'rank: "We are #1 in town"' },
  }),
  'anchor-takes-word': error<{ name: string; text: string }>({
    title: 'A text that begins with an &',
    about:
      'A word behind an & at the start of a value is a name, by which *name repeats the value elsewhere. Where nothing repeats it, the word was most likely meant as a part of the text.',
    message: ({ name, text }) =>
      `"&${name}" is read as a name for what follows, which nothing repeats, and the text is ${quoted(text.slice(0, 38))} alone.`,
    hint: ({ name }) => `Put quotes round the whole text, or take &${name} out.`,
    example: { in: 'facts', bad: 'motto: &Three depths', good: 'motto: "&Three depths"' },
  }),
  'brace-starts-group': error<{ text: string }>({
    title: 'A text that begins with a brace',
    about: 'A value that begins with { is read as a group of keys. A text that begins with {facts.…} needs quotes.',
    message: ({ text }) => `${quoted(text)} is read as a group of keys, not as text.`,
    hint: ({ text }) => `Put quotes round the whole text: "${text.slice(0, 60)}".`,
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: {site.name}',
      good: '- type: page-intro\n  title: "{site.name}"',
    },
  }),
  'comma-in-text': error<{ text: string; isInList?: boolean }>({
    title: 'A comma inside a group on one line',
    about: 'Inside { } and [ ] a comma begins the next entry. A text that holds one needs quotes there.',
    message: ({ text, isInList }) =>
      `The comma before ${quoted(text)} ends the text, and a new ${isInList ? 'entry' : 'key'} begins.`,
    hint: () => 'Put quotes round the whole text.',
    example: {
      in: 'blocks',
      bad: '- type: closing\n  title: Hungry?\n  actions:\n    - { label: Bread, fresh and warm, to: / }',
      good: '- type: closing\n  title: Hungry?\n  actions:\n    - { label: "Bread, fresh and warm", to: / }',
    },
  }),
  'not-text': error<{ found: string; written: string }>({
    title: 'A number or a yes/no where text belongs',
    about:
      'Outside quotes, digits are read as a number: a leading zero is lost, 1.10 becomes 1.1 and 1e3 becomes 1000. Quotes keep the text as it was written.',
    message: ({ found, written }) => `${quoted(written)} is read as ${found}, and text belongs here.`,
    hint: ({ written }) => `Put it in quotes: "${written}".`,
    example: { in: 'facts', bad: 'phone: 0123', good: 'phone: "0123"' },
  }),
  'missing-comma': error<{ key: string; before: string; isEntry?: true }>({
    title: 'A comma missing in { } or [ ]',
    about:
      'Inside { } a comma stands between one value and the next key. Without it, the key is read as a part of the text before it.',
    message: ({ key, before, isEntry }) =>
      isEntry
        ? `A comma is missing between ${before} and ${key}.`
        : `A comma is missing before "${key}:", which is read as a part of ${quoted(before)}.`,
    hint: ({ key, isEntry }) =>
      isEntry ? 'Put a comma between them.' : `Write ", ${key}:", or put quotes round the text if it is all one.`,
    example: {
      in: 'blocks',
      bad: '- type: closing\n  title: Hungry?\n  actions:\n    - { label: Bread to: / }',
      good: '- type: closing\n  title: Hungry?\n  actions:\n    - { label: Bread, to: / }',
    },
  }),
  'curly-quotes': error<{ written: string; meant: string; isKey: boolean }>({
    title: 'Curly quotes where straight ones belong',
    about:
      'Word processors turn quotes into curly ones. To YAML those are letters: they become a part of the name, the address or the value.',
    message: ({ written }) => `The curly quotes in ${quoted(written)} are read as a part of it.`,
    hint: ({ meant, isKey }) =>
      isKey ? `Write "${meant}", without quotes.` : `Write it in straight quotes: "${meant}".`,
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: Bread\n  action: { label: Order, to: “/order” }',
      good: '- type: page-intro\n  title: Bread\n  action: { label: Order, to: "/order" }',
    },
  }),
  'not-a-key': error<Nothing>({
    title: 'A key that is not text',
    about: 'Keys are plain words. A list or a group cannot be one.',
    message: () => 'A list or group stands where a key belongs.',
    hint: () => 'Write a word, a colon and the value.',
    example: { in: 'facts', bad: '[hours]: Seven to noon', good: 'hours: Seven to noon' },
  }),
  'bad-escape': error<{ written: string }>({
    title: 'An escape that does not exist',
    about: 'Inside double quotes a backslash begins an escape such as \\n or \\". Others do not exist.',
    message: ({ written }) => `${written} means nothing inside double quotes.`,
    hint: () => 'Write two backslashes for one, or use single quotes.',
    example: { in: 'facts', bad: String.raw`folder: "C:\mill"`, good: String.raw`folder: 'C:\mill'` },
  }),
  'yaml-feature': error<{ feature: string }>({
    title: 'A feature of YAML that manifests do not use',
    about: 'Tags and directives change how values are read. A manifest has no use for them.',
    message: ({ feature }) => `${feature} cannot be used in a manifest.`,
    hint: () => 'Take it away, or put quotes round the text.',
    example: { in: 'facts', bad: 'hours: !!binary U2V2ZW4=', good: 'hours: Seven to noon' },
  }),
  'cannot-read': error<{ detail: string }>({
    title: 'A line that cannot be read',
    about: 'The line follows none of the forms a manifest may have.',
    message: () => 'This line cannot be read.',
    hint: ({ detail }) => detail,
    example: { in: 'facts', bad: 'hours: !!str !!str Seven to noon', good: 'hours: Seven to noon' },
  }),
  'empty-file': error<Nothing>({
    title: 'An empty manifest',
    about: 'The file holds nothing, or only comments.',
    message: () => 'The manifest is empty.',
    hint: () => 'Begin with "lectern: 1".',
    example: { in: 'file', bad: '# nothing yet', good: 'lectern: 1\n…' },
  }),
}
