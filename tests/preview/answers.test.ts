// Messages of the preview's server about edits, pictures and code editors, in the other languages of the editor.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockSchemas } from '../../src/blocks/schemas.ts'
import { edit } from '../../src/edit/edit.ts'
import { versionsOfGit, yamlErrors } from '../../src/edit/tree/yaml-source.ts'
import { writeErrors } from '../../src/files/replace-file.ts'
import { filesUnder } from '../../src/files-under.ts'
import { phraseBook } from '../../src/languages/phrase-book.ts'
import de from '../../src/preview/words/de/answers.json' with { type: 'json' }
import es from '../../src/preview/words/es/answers.json' with { type: 'json' }
import fr from '../../src/preview/words/fr/answers.json' with { type: 'json' }
import { kindInWords } from '../../src/schema/kind-words.ts'
import type { SchemaNode } from '../../src/schema/schema-node.ts'
import { root } from '../pages/built-site.ts'

const folders = ['src/edit', 'src/entry-files', 'src/preview/server', 'src/preview/session']
const literal =
  /(?:refuse\(\s*'[a-z-]+',\s*|(?:\bmessage|\bproblem|\berror|\blabel|\brefused|\breturn|\bchangedMeanwhile|=>|\[)(?::| =)? )('[A-Z“](?:[^'\\\n]|\\.)*'|`[A-Z“$](?:[^`\\$\n]|\\.|\$\{[^`}]*\})* [^`]*`)/g

const files = folders.flatMap((folder) =>
  filesUnder(join(root, folder))
    .filter((file) => /\.ts$/.test(file) && !/test/.test(file))
    .map((file) => join(root, folder, file)),
)
const messages = [...files, join(root, 'src/forms/storage-effects.ts')].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(literal)].map(([, text = '']) =>
    text.slice(1, -1).replace(/\$\{[^}]*\}/g, '7'),
  ),
)
/** Answers to requests that no page sends, a problem (`tests/problems`), and a sentence made of two. */
const elsewhere = [
  'There is nothing here.',
  'This cannot be read, or it is too large.',
  'This takes 7.',
  'There is no such page.',
  'There is no commit yet.',
  '7 is not there, or is not UTF-8 text.',
  '“7” gets a column of its own, "7", for 7.7',
]
const sentences = [...new Set(messages)].filter(
  (text) => /[a-z] [a-z]/.test(text) && !elsewhere.includes(text) && !text.includes('${'),
)

/** Reports of commits and publishing: literals of these folders that are sentences, but for errors of the engine itself. */
const reportFolders = ['src/history', 'src/deploy', 'src/preview/server/review', 'src/preview/server/publishing']
const sentence =
  /(?<!Error\()(?:'((?:[A-Z]|")[^'\n]*[.:])'|"([A-Z][^"\n]*[.:])"|`((?:[A-Z]|\$\{|")(?:[^`$]|\$\{[^}]*\})*[.:])`)/g
const reports = reportFolders
  .flatMap((folder) => filesUnder(join(root, folder)).map((file) => readFileSync(join(root, folder, file), 'utf8')))
  .flatMap((source) => [...source.replace(/^ *(?:\/\/|\/?\*).*$/gm, '').matchAll(sentence)])
  .flatMap(([, ...found]) => found.filter((text) => text?.includes(' ') && !elsewhere.includes(text)))
  .map((text) => text.replace(/\$\{counted\([^}]*'(\w+)'\)\}/, '7 $1s').replace(/\$\{[^}]*\}/g, 'x7'))

const languages: [string, Readonly<Record<string, string>>][] = [
  ['German', de],
  ['French', fr],
  ['Spanish', es],
]

/** What CodeMirror itself says in the YAML pane: its search, folding and problems. */
const ofCodeMirror = ['autocomplete', 'commands', 'language', 'lint', 'search', 'view'].flatMap((name) => {
  const source = readFileSync(join(root, 'node_modules/@codemirror', name, 'dist/index.js'), 'utf8')
  return [...source.matchAll(/phrase\(([^()]*)\)/g)].flatMap(
    ([, inside = '']) => inside.match(/(?<=")[^"?:]+(?=")/g) ?? [],
  )
})

describe.each(languages)('in %s', (_, answers) => {
  it('what CodeMirror says in the YAML pane has a translation', () => {
    expect(ofCodeMirror).toContain('folded code')
    expect(ofCodeMirror.filter((phrase) => !Object.hasOwn(answers, phrase))).toEqual([])
  })
  it('every sentence of the server has a translation', () => {
    expect(sentences.length).toBeGreaterThan(60)
    const translated = phraseBook(answers)
    expect(sentences.filter((text) => translated(text) === text)).toEqual([])
  })
  it('every report of commits and publishing has a translation', () => {
    expect(reports.length).toBeGreaterThan(80)
    const translated = phraseBook(answers)
    expect(reports.filter((text) => translated(text) === text)).toEqual([])
  })

  it('a translation has as many places for what stays as its original', () => {
    const holes = (text: string) => text.match(/\{\+?\}/g)?.length ?? 0
    expect(Object.entries(answers).filter(([english, text]) => holes(english) !== holes(text))).toEqual([])
  })

  it('the catalogue describes what each field takes without English words', () => {
    const kinds = new Set<string>()
    const collect = (node: SchemaNode) => {
      for (const field of Object.values(node.properties ?? {})) {
        kinds.add(kindInWords(field))
        collect(field.items ?? field)
      }
    }
    for (const schema of Object.values(blockSchemas)) collect(schema as SchemaNode)
    expect(kinds.size).toBeGreaterThan(40)
    const translated = phraseBook(answers)
    const english = /\b(?:of|up to|from|any|these|by|the|whole|group|letters|number)\b/
    expect([...kinds].map(translated).filter((kind) => english.test(kind))).toEqual([])
  })

  it('the reason why a file cannot be written has no English words', () => {
    const translated = phraseBook(answers)
    for (const reason of [...Object.values(writeErrors), 'It may only be read.', 'There is a file of that name.'])
      expect(translated(`site.yaml cannot be written. ${reason}`)).toMatch(new RegExp(` ${answers[reason]}$`))
  })

  it('a refused edit of a file that is no YAML has its reason in the same language', () => {
    const refused = edit("title: 'the miller's yard'\n", [{ do: 'set', path: ['title'], value: 'Bread' }])
    const message = 'message' in refused ? refused.message : ''
    expect(message).toBe(`Line 1 of the file cannot be read. ${yamlErrors.UNEXPECTED_TOKEN}`)
    const translated = phraseBook(answers)
    for (const reason of [...Object.values(yamlErrors), versionsOfGit]) {
      const sentence = translated(`Line 7 of the file cannot be read. ${reason}`)
      expect(sentence.endsWith(` ${answers[reason]}`), sentence).toBe(true)
    }
  })

  it('an edit of a file in which Git has left two versions is refused with that reason', () => {
    const merged = '<<<<<<< ours\ntitle: A\n=======\ntitle: B\n>>>>>>> theirs\n'
    const refused = edit(merged, [{ do: 'set', path: ['title'], value: 'C' }])
    expect(refused).toMatchObject({ refused: 'unreadable', message: expect.stringContaining(versionsOfGit) })
  })
})
