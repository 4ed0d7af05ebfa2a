// In a copy of the project, one of each extension is added and one removed, and nothing else is changed.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import type { FieldRules } from '../../supabase/functions/_shared/field-rules.ts'
import { isWhole } from '../how-much.ts'
import { bakeryWith } from '../manifest/small-bakery.ts'
import { runCommand, runNode } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { addedLines, additions, removals } from './additions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = temporaryFolder()
const inCopy = (path: string) => readFileSync(join(copy, path), 'utf8')

function copyProject() {
  for (const name of readdirSync(root).filter((name) => !/^(\..*|node_modules|dist)$/.test(name)))
    cpSync(join(root, name), join(copy, name), { recursive: true })
  const packages = join(copy, 'node_modules')
  mkdirSync(packages)
  cpSync(join(root, 'node_modules', '.package-lock.json'), join(packages, '.package-lock.json'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction')
}

type Outcome = Awaited<ReturnType<typeof runCommand>>

const options = { cwd: copy, env: { INIT_CWD: copy, NO_COLOR: '1' } }
const run = (...words: string[]) => runCommand(words, options)

/** Codes and suggestions of the problems that `validate` finds in a manifest of this text. */
async function problemsIn(text: string): Promise<{ code: string; suggestion?: string }[]> {
  writeFileSync(join(copy, 'bakery/tried.yaml'), text)
  const { stdout } = await run('validate', 'bakery/tried.yaml', '--format', 'json')
  return (JSON.parse(stdout) as { problems: { code: string; suggestion?: string }[] }).problems
}

const withBlocks = (blocks: string) => bakeryWith('blocks', `- type: page-intro\n  title: Bread\n${blocks}`)
/** In the format version that the added migration leads to. */
const now = (text: string) => text.replace('lectern: 1', 'lectern: 2')

const extended = now(
  bakeryWith('fields', '- { name: crust, type: colour, label: Crust }').replace(
    /^( *)(- type: page-intro\n.*\n)/m,
    '$1$2$1- { type: shout, words: Fresh bread }\n',
  ),
)

let schema: Outcome
let types: Outcome
let built: Outcome

describe.skipIf(!isWhole)('a copy of the project with additions', () => {
  beforeAll(async () => {
    copyProject()
    for (const path of removals) rmSync(join(copy, path), { recursive: true })
    putFiles(copy, additions)
    for (const [path, from, to] of addedLines) {
      expect(inCopy(path)).toContain(from)
      writeFileSync(join(copy, path), inCopy(path).replace(from, to))
    }
    schema = await run('schema')
    // With its own folder for public files, so that none of the shipped site's is used.
    mkdirSync(join(copy, 'bakery/public'), { recursive: true })
    writeFileSync(join(copy, 'bakery/site.yaml'), extended)
    ;[types, built] = await Promise.all([
      runNode([join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', copy], options),
      run('build', '--manifest', 'bakery/site.yaml', '--out', 'out', '--host', 'pigeon'),
    ])
  })

  it('a copy of the project with additions passes the type check', () => {
    expect(types).toMatchObject({ code: 0, output: '' })
  })

  it('a copy of the project with additions has them in its generated files, and a second run finds these up to date', async () => {
    expect(schema.code, schema.output).toBe(0)
    expect((await run('schema', '--check')).code).toBe(0)
  })

  it('a copy of the project with additions has a translation of each title and description in its editor', async () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const ofWords = ['tests/languages/editor-words.test.ts', 'tests/preview/client-words.test.ts']
    const { code, output } = await runNode([vitest, 'run', '--mode', 'test', ...ofWords], options)
    expect(code, output).toBe(0)
    expect(output).toMatch(/Test Files .*2 passed/)
  })

  describe('a block', () => {
    it('an added block is rendered and styled once its folder exists', async () => {
      expect(built.code, built.output).toBe(0)
      expect(await problemsIn(extended)).toEqual([])
      expect(inCopy('out/index.html')).toMatch(/<p class="shout">Fresh bread!<\/p>/)
      expect(inCopy('out/index.html')).toMatch(/\.shout\{letter-spacing:7px\}/)
    })

    it('an added block is completed by editors, and suggested for its synonyms', async () => {
      expect(inCopy('schema/site.schema.json')).toContain('"#/$defs/shout"')
      expect(await problemsIn(now(withBlocks('- { type: yell, words: Fresh }')))).toMatchObject([
        { code: 'unknown-block', suggestion: 'shout' },
      ])
    })

    it('an added block is unknown once its folder is removed', async () => {
      expect(inCopy('schema/site.schema.json')).not.toContain('"#/$defs/notice"')
      const found = await problemsIn(now(withBlocks('- { type: notice, title: Closed, text: On Mondays. }')))
      expect(found).toMatchObject([{ code: 'unknown-block' }])
    })
  })

  describe('a type of form field', () => {
    it('an added type of form field is rendered by its control', () => {
      expect(inCopy('out/order/index.html')).toMatch(/<input (?=[^>]*name="crust")(?=[^>]*type="color")/)
    })

    it('an added type of form field has a column with its constraint', async () => {
      const { output } = await run('forms', '--manifest', 'bakery/site.yaml')
      expect(output).toContain('order.crust has no column')
    })

    it('an added type of form field is validated by its rules in the hosted functions', async () => {
      const file = pathToFileURL(join(copy, 'supabase/functions/_shared/field-types/index.generated.ts')).href
      const { fieldTypes } = (await import(/* @vite-ignore */ file)) as { fieldTypes: Record<string, FieldRules> }
      const field = { name: 'crust', type: 'colour', label: 'Crust', required: true, max: 200 }
      expect(fieldTypes.colour?.read(field, '#8a3b12')).toEqual({ answer: '#8a3b12' })
      expect(fieldTypes.colour?.read(field, 'brown')).toEqual({ mistake: 'colour' })
      expect(Object.keys(fieldTypes)).not.toContain('number')
    })

    it('an added type of form field is unknown once its folder is removed', async () => {
      const found = await problemsIn(now(bakeryWith('fields', '- { name: loaves, type: number, label: Loaves }')))
      expect(found).toMatchObject([{ code: 'unknown-value' }])
    })
  })

  describe('a host', () => {
    it('an added host gets the files it needs, and a line in the list of hosts', () => {
      expect(inCopy('out/pigeon.txt')).toBe('Fly to https://www.milllane.bakery.\n')
      expect(inCopy('docs/deploy/README.md')).toContain('| Pigeon post |')
    })

    it('an added host is unknown once its folder is removed', async () => {
      const { code, output } = await run('build', '--manifest', 'bakery/site.yaml', '--out', 'out', '--host', 'vercel')
      expect(output).toContain('There is no host "vercel".')
      expect(output).toMatch(/Choose one of: [^.]*pigeon/)
      expect(code).toBe(2)
      expect(inCopy('docs/deploy/README.md')).not.toContain('| Vercel |')
    })
  })

  describe('a check', () => {
    it('an added check finds its problems, and its code is explained', async () => {
      const found = await problemsIn(now(bakeryWith('blocks', '- type: page-intro\n  title: FRESH BREAD')))
      expect(found).toMatchObject([{ code: 'shouted-heading' }])
      expect((await run('validate', '--explain', 'shouted-heading')).output).toContain('Capitals are read slowly.')
    })

    it('an added check finds nothing once its folder is removed, and its code is unknown', async () => {
      const twins = now(bakeryWith('blocks', '- type: page-intro\n  title: Bread')).replace(
        'title: Order bread',
        'title: Mill Lane Bakery',
      )
      expect(await problemsIn(twins)).toEqual([])
      expect((await run('validate', '--explain', 'same-title')).output).toContain('same-title')
      expect((await run('validate', '--explain', 'same-title')).code).not.toBe(0)
    })
  })

  describe('a printer', () => {
    it('an added printer prints the problems found', async () => {
      await problemsIn(now(bakeryWith('blocks', '- type: page-intro\n  title: FRESH BREAD')))
      expect((await run('validate', 'bakery/tried.yaml', '--format', 'tally')).output).toBe('|\n')
    })

    it('an added printer is unknown once its file is removed', async () => {
      const { code, output } = await run('validate', 'bakery/site.yaml', '--format', 'junit')
      expect(output).toContain('There is no format "junit".')
      expect(code).toBe(2)
    })
  })

  describe('a migration', () => {
    it('an added migration leads to the next version of the format', async () => {
      const older = bakeryWith('top', '').replace('language: en', 'language: English')
      expect(await problemsIn(older)).toContainEqual(expect.objectContaining({ code: 'unknown-version' }))
      expect((await run('migrate', 'bakery/tried.yaml')).code).toBe(0)
      expect(inCopy('bakery/tried.yaml')).toBe(now(bakeryWith('top', '')))
      expect(await problemsIn(inCopy('bakery/tried.yaml'))).toEqual([])
    })
  })

  describe('a language', () => {
    it('an added language provides the built-in texts of pages, in a look with the added drawing', async () => {
      const danish = extended.replace('language: en', 'language: da').replace('theme:', 'theme:\n      motif: bars')
      writeFileSync(join(copy, 'bakery/danish.yaml'), danish)
      const { code, output } = await run('build', '--manifest', 'bakery/danish.yaml', '--out', 'danish')
      expect(code, output).toBe(0)
      expect(inCopy('danish/index.html')).toContain('Til indholdet')
    })
  })

  describe('a drawing', () => {
    it('an added drawing is offered by editors', () => {
      expect(inCopy('schema/site.schema.json')).toContain('"bars"')
    })
  })

  describe('a command', () => {
    it('an added command runs, and is in the list of commands', async () => {
      expect((await run('greet')).output).toBe('Good morning.\n')
      expect((await run('help')).output).toMatch(/greet +greets/)
    })
  })
})
