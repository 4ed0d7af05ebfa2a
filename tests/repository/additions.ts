// One of each extension that is found by its place: path from the project's folder → content.

const block = {
  'src/blocks/shout/schema.ts': `import { block, text } from '../../schema/vocabulary.ts'

export default block(
  { words: text({ about: 'What is shouted.', max: 80 }) },
  { about: 'Loud words.', synonyms: ['yell'] },
)
`,
  'src/blocks/shout/view.tsx': `import type { Static } from '../../schema/vocabulary.ts'
import { Section } from '../../ui/section.tsx'
import type schema from './schema.ts'

export default function Shout({ words }: Static<typeof schema>) {
  return (
    <Section>
      <p className="shout">{words}!</p>
    </Section>
  )
}
`,
  'src/blocks/shout/style.css': '.shout {\n  letter-spacing: 7px;\n}\n',
  'src/blocks/shout/examples.yaml': 'default:\n  words: Fresh bread\n',
  'src/blocks/shout/editor-words.json': `{
  "de": {
    "title": "Ausruf",
    "fields": { "words": "Wörter" },
    "descriptions": { "Loud words.": "Laute Wörter.", "What is shouted.": "Was gerufen wird." }
  },
  "fr": {
    "title": "Exclamation",
    "fields": { "words": "Mots" },
    "descriptions": { "Loud words.": "Des mots forts.", "What is shouted.": "Ce qui est crié." }
  },
  "es": {
    "title": "Exclamación",
    "fields": { "words": "Palabras" },
    "descriptions": { "Loud words.": "Palabras fuertes.", "What is shouted.": "Lo que se grita." }
  }
}
`,
}

const fieldType = {
  'src/forms/field-types/colour/schema.ts': `import type { FieldTypeSchema } from '../../field-type.ts'

const colour: FieldTypeSchema = {
  about: 'A colour.',
  message: { about: 'The answer is no colour.', text: '{label} must be a colour.' },
  synonyms: ['paint'],
  column: { type: 'text', check: (_, column) => \`\${column} ~ '^#[0-9a-f]{6}$'\` },
  sample: () => '#8a3b12',
}

export default colour
`,
  'src/forms/field-types/colour/rules.ts': `import { type FieldRules, readText } from '../../../../supabase/functions/_shared/field-rules.ts'

const rules: FieldRules = {
  read: (_, given) =>
    readText(given, (text) => (/^#[0-9a-f]{6}$/.test(text) ? { answer: text } : { mistake: 'colour' })),
}

export default rules
`,
  'src/forms/field-types/colour/editor-words.json': `{
  "de": {
    "title": "Farbe",
    "fields": { "colour": "Farbe" },
    "descriptions": { "A colour.": "Eine Farbe.", "The answer is no colour.": "Die Antwort ist keine Farbe." }
  },
  "fr": {
    "title": "Couleur",
    "fields": { "colour": "Couleur" },
    "descriptions": { "A colour.": "Une couleur.", "The answer is no colour.": "La réponse n’est pas une couleur." }
  },
  "es": {
    "title": "Color",
    "fields": { "colour": "Color" },
    "descriptions": { "A colour.": "Un color.", "The answer is no colour.": "La respuesta no es un color." }
  }
}
`,
  'src/forms/field-types/colour/control.tsx': `import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl } from '../../field-type.ts'

const control: FieldControl = {
  Control: (props) => <OneLine {...props} input={{ type: 'color' }} />,
  isShort: true,
  mistakes: ['colour'],
}

export default control
`,
}

const host = {
  'src/publish/hosts/pigeon/host.ts': `import type { Host } from '../host.ts'

const pigeon: Host = {
  title: 'Pigeon post',
  files: ['pigeon.txt'],
  filesFor: ({ origin }) => new Map([['pigeon.txt', \`Fly to \${origin}.\\n\`]]),
  sendsCompressed: false,
  tidiesIndexFiles: false,
}

export default pigeon
`,
  'src/publish/hosts/pigeon/serve.ts': `import { createServer } from 'node:http'
import type { HostServer } from '../../../../tests/hosts/host-server.ts'
import { listening } from '../../../backend/listening.ts'

const pigeon: HostServer = {
  about: 'a pigeon.',
  serve: () => listening(createServer((_, response) => response.writeHead(404).end())),
}

export default pigeon
`,
  'src/publish/hosts/pigeon/deploy.md': '# Pigeon post\n\nWrite small.\n',
}

const check = {
  'src/manifest/checks/no-shouting/problems.ts': `import { quoted, warning } from '../../../problems/kind.ts'

export default {
  'shouted-heading': warning<{ heading: string }>({
    title: 'A heading in capitals',
    about: 'Capitals are read slowly.',
    message: ({ heading }) => \`\${quoted(heading)} is all capitals.\`,
    hint: () => 'Write it as a sentence.',
    example: {
      in: 'blocks',
      bad: '- type: page-intro\\n  title: FRESH BREAD',
      good: '- type: page-intro\\n  title: Fresh bread',
    },
  }),
}
`,
  'src/manifest/checks/no-shouting/collect.ts': `import type { KindWord } from '../../../schema/schema-walk.ts'
import type { Collect } from '../../sense/word-groups.ts'

const shouted: Collect<KindWord> = ({ words }) =>
  words.filter(({ kind, value }) => kind === 'heading' && /^[A-Z ]{5,}$/.test(value))

export default shouted
`,
  'src/manifest/checks/no-shouting/check.ts': `import { onValue } from '../../../problems/finding.ts'
import type { KindWord } from '../../../schema/schema-walk.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

export default function noShouting({ facts, report }: CheckContext<typeof problems, KindWord>): void {
  for (const { value, path } of facts) report('shouted-heading', onValue(path), { heading: value })
}
`,
}

const printer = {
  'src/problems/printers/tally.ts': `import type { Printer } from '../printer.ts'

const tally: Printer = ({ problems }) => \`\${'|'.repeat(problems.length)}\\n\`

export default tally
`,
}

const migration = {
  'src/manifest/migrate/migrations/from-1.ts': `// Version 1 called a language by its name.
import { isScalar } from 'yaml'
import type { ManifestMigration } from '../migration.ts'

const fromOne: ManifestMigration = (root) => {
  const language = root.getIn(['site', 'language'], true)
  if (!isScalar(language) || !language.range || language.value !== 'English') return []
  return [{ start: language.range[0], end: language.range[1], text: 'en' }]
}

export default fromOne
`,
}

const language = {
  'src/languages/words/da.ts': `// Danish.
import type { EngineWords } from '../engine-words.ts'

export default {
  texts: { skip: 'Til indholdet' },
  messages: { required: 'Udfyld feltet {label}.' },
  notice: { subject: 'Ny henvendelse', text: 'Der er kommet en henvendelse.\\n\\n[answers]\\n' },
} satisfies EngineWords
`,
}

const drawing = {
  'src/drawings/bars/drawing.ts': `import type { Drawing } from '../drawing.ts'

const bars = { box: '0 0 400 400', d: 'M100 0V400M200 0V400M300 0V400', width: 9 }

export default {
  about: 'Three bars.',
  large: () => bars,
  small: () => bars,
  mark: () => bars,
} satisfies Drawing
`,
  'src/drawings/bars/editor-words.json': `{
  "de": { "choices": { "bars": "Striche" }, "descriptions": { "Three bars.": "Drei Striche." } },
  "fr": { "choices": { "bars": "barres" }, "descriptions": { "Three bars.": "Trois barres." } },
  "es": { "choices": { "bars": "barras" }, "descriptions": { "Three bars.": "Tres barras." } }
}
`,
}

const command = {
  'tools/greet.ts': `import { command } from './shared/command.ts'

export const usage = { line: 'npm run greet', about: 'Greets.', options: {} } as const

export default command(usage, () => {
  process.stdout.write('Good morning.\\n')
  return 0
})
`,
}

export const additions: Readonly<Record<string, string>> = {
  ...block,
  ...fieldType,
  ...host,
  ...check,
  ...printer,
  ...migration,
  ...language,
  ...drawing,
  ...command,
}

/** The line that a new command needs besides its file: file, what stands there, what replaces it. */
export const addedLines: readonly (readonly [string, string, string])[] = [
  ['tools/shared/command-list.ts', "  init: '", "  greet: 'greets',\n  init: '"],
  ['package.json', '"scripts": {', '"scripts": {\n    "greet": "node tools/run.mjs greet",'],
]

/** Paths of one of each that the shipped site does not use. */
export const removals = [
  'src/blocks/notice',
  'src/forms/field-types/number',
  'src/publish/hosts/vercel',
  'src/manifest/checks/page-texts',
  'src/problems/printers/junit.ts',
]
