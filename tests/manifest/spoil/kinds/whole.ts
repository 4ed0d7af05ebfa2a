// Slips whose message has to name more than one line: files, redirects, lists of names.
import type { RandomWords } from '../../../../bench/random/random-words.ts'
import { type Kind, replaced, type Slip, withLines } from '../slip.ts'
import { type Files, type Sound, soundSite } from '../sound.ts'

/** Draws a site with pages in included files. */
function inFiles(words: RandomWords): Files {
  return soundSite(words.between(1, 30), 5)
}

const lineOf = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1

/** Spoils the `include:` line of the manifest. */
const including = (
  name: string,
  pattern: (words: RandomWords) => string,
  codes: string[],
  said: (pattern: string) => (string | RegExp)[],
  beside?: (files: Map<string, string>) => void,
): Kind => ({
  name,
  spoil(_, words) {
    const files = new Map(inFiles(words))
    const text = files.get('site.yaml') ?? ''
    const written = pattern(words)
    files.set('site.yaml', text.replace('include: pages/*.yaml', `include: ${written}`))
    beside?.(files)
    return { files, file: 'site.yaml', lines: [lineOf(text, 'include:')], codes, words: said(written) }
  },
})

const partOf = (
  name: string,
  part: (words: RandomWords) => string,
  codes: string[],
  said: (string | RegExp)[],
): Kind => ({
  name,
  spoil(_, words) {
    const files = new Map(inFiles(words))
    const file = `pages/${words.of(['news', 'a', 'zoo'])}.yaml`
    const text = part(words)
    files.set(file, text)
    return {
      files,
      file,
      lines: [Math.max(1, text.split('\n').findIndex((line) => /^[^\s#]/.test(line)) + 1)],
      codes,
      words: said,
    }
  },
})

const twice: Kind = {
  name: 'one page in two files',
  spoil(_, words) {
    const files = new Map(inFiles(words))
    const first = files.get('pages/part-001.yaml') ?? ''
    const path = words.of([...first.matchAll(/^(\/\S*):$/gm)])?.[1] ?? ''
    const page = first.slice(first.indexOf(`${path}:\n`)).split(/\n(?=\/)/)[0] ?? ''
    const before = '# more\n'.repeat(words.between(0, 3))
    files.set('pages/two.yaml', `${before}${page}\n`)
    const line = lineOf(first, `${path}:`)
    return {
      files,
      file: 'pages/two.yaml',
      lines: [before.length / 7 + 1],
      codes: ['duplicate-key'],
      words: [path, `line ${line} of `, /pages\/part-001\.yaml/],
    }
  },
}

const besideOthers: Kind = {
  name: 'an include that names no file, beside another problem',
  spoil(_, words) {
    const files = new Map(inFiles(words))
    const text = (files.get('site.yaml') ?? '')
      .replace('include: pages/*.yaml', 'include: missing.yaml')
      .replace(/^( *)type: /m, '$1type: ')
    const lines = text.split('\n')
    const row = lines.findIndex((line) => /^ +description: /.test(line))
    lines[row] = (lines[row] ?? '').replace('description', 'descriptoin')
    files.set('site.yaml', lines.join('\n'))
    return {
      files,
      file: 'site.yaml',
      lines: [row + 1],
      codes: ['unknown-key'],
      words: ['Did you mean "description"?'],
      also: ['include-nothing'],
      fixed: text,
    }
  },
}

const shared: Kind = {
  name: 'a slip in a file that two readings include',
  spoil(sound, words) {
    if (!sound.files.has('pages/care.yaml')) return undefined
    const file = words.of(['pages/care.yaml', 'pages/news.yaml'])
    const lines = (sound.files.get(file) ?? '').split('\n')
    const row = words.of(lines.flatMap((line, at) => (/^ +title: /.test(line) ? [at + 1] : [])))
    if (!row) return undefined
    const text = replaced(lines, row, (lines[row - 1] ?? '').replace('title', 'tilte')).join('\n')
    const files = new Map([...sound.files, [file, text]])
    return {
      files,
      file,
      lines: [row],
      codes: ['unknown-key'],
      words: ['Did you mean "title"?'],
      fixed: lines.join('\n'),
    }
  },
}

/** Replaces a word of a block in its line. */
function retyped(
  sound: Sound,
  words: RandomWords,
  to: (type: string) => string,
): { slip: Omit<Slip, 'codes' | 'words'>; word: string } | undefined {
  const entry = words.of(
    sound.outline.filter(
      ({ path, from, isBehindDash }) =>
        path.at(-1) === 'type' && path.at(-3) === 'blocks' && from !== undefined && isBehindDash,
    ),
  )
  if (!entry?.from) return undefined
  const line = sound.lines[entry.line - 1] ?? ''
  const word = to(String(entry.says))
  if (word === entry.says) return undefined
  const now = `${line.slice(0, entry.from)}${word}${line.slice(entry.to)}`
  return {
    slip: { files: withLines(sound, replaced(sound.lines, entry.line, now)), file: sound.file, lines: [entry.line] },
    word,
  }
}

/** The hint refers to this page, since the list would be too long. */
const allBlocks = 'docs/reference/blocks.md'

const typo: Kind = {
  name: 'a misspelt block, and where all are',
  spoil(sound, words) {
    const found = retyped(sound, words, (type) => type.replace(/([a-z])([a-z])(?=[a-z]*$)/, '$2$1'))
    if (!found) return undefined
    return { ...found.slip, codes: ['unknown-block'], words: ['Did you mean', allBlocks], fixed: sound.text }
  },
}

const foreign: Kind = {
  name: 'a block nobody has',
  spoil(sound, words) {
    const found = retyped(sound, words, () =>
      words.of(['photo', 'video', 'map', 'carousel', 'team', 'accordion', 'navbar', 'countdown', 'html', 'pdf']),
    )
    if (!found) return undefined
    return {
      ...found.slip,
      codes: ['unknown-block'],
      words: [`"${found.word}"`, allBlocks, /"(?:picture|banner|place|gallery|people|faq|layout:|prose|downloads)"/],
    }
  },
}

const farKey: Kind = {
  name: 'a key that is near no other, with all there are',
  spoil(sound, words) {
    const blocks = sound.outline.filter(
      ({ path, isBehindDash }) => path.at(-1) === 'type' && path.at(-3) === 'blocks' && isBehindDash,
    )
    const block = words.of(blocks)
    if (!block) return undefined
    const lead = ' '.repeat(block.column)
    const key = words.of(['zebra', 'quux', 'xylophone'])
    return {
      files: withLines(sound, [
        ...sound.lines.slice(0, block.line),
        `${lead}${key}: Something`,
        ...sound.lines.slice(block.line),
      ]),
      file: sound.file,
      lines: [block.line + 1],
      codes: ['unknown-key'],
      words: [`"${key}"`, /keys left to use/],
    }
  },
}

export const whole: Kind[] = [
  including(
    'an include that names no file',
    (words) => words.of(['news.yaml', 'pages/none-*.yaml', 'texts/*.yml']),
    ['include-nothing'],
    (pattern) => [pattern, 'names no file'],
  ),
  besideOthers,
  including(
    'an include that names the manifest itself',
    (words) => words.of(['site.yaml', '"*.yaml"', 's*.yaml']),
    ['include-itself'],
    () => ['itself', 'pages/*.yaml'],
  ),
  including(
    "an include that leads out of the manifest's folder",
    (words) => words.of(['../pages/*.yaml', '/etc/a.yaml', 'pages/../../x.yaml']),
    ['include-outside'],
    () => ["manifest's folder"],
  ),
  partOf(
    'an included file that includes another',
    (words) =>
      `${'\n'.repeat(words.between(0, 2))}include: ${words.of(['more.yaml', '../site.yaml', 'pages/*.yaml'])}\n`,
    ['include-within'],
    ['include'],
  ),
  partOf(
    'an included file that is a list',
    (words) => `# pages\n- title: ${words.title(30).replace(/[:?]/g, '')}\n  description: One\n`,
    ['include-no-pages'],
    ['list', 'path'],
  ),
  partOf(
    'an included file that is empty',
    (words) => words.of(['', '\n\n', '# nothing yet\n', '---\n']),
    ['include-no-pages'],
    ['empty'],
  ),
  twice,
  shared,
  typo,
  foreign,
  farKey,
]
