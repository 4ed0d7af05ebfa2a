// The folder that `lectern supabase` writes for a hosted project.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../../src/backend/database/migrations.ts'
import { openPglite } from '../../src/backend/database/pglite-database.ts'
import { filesUnder } from '../../src/files-under.ts'
import { backendForms } from '../../src/forms/backend-forms.ts'
import { hostedFiles } from '../../src/forms/hosted-files.ts'
import { loadFile } from '../../src/project/load-file.ts'
import forms from '../../tools/forms.ts'
import supabase from '../../tools/supabase.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { importsOf } from '../repository/source-imports.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { project } from './folders.ts'

const folder = temporaryFolder()
const manifest = join(folder, 'site.yaml')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Exit code and output. */
async function run(command: typeof supabase, ...words: string[]): Promise<[number, string]> {
  const { code, out } = await printedBy(() => command([...words, '--manifest', manifest], project, engineContext()))
  return [code, out]
}

const opened = () => {
  const { site } = loadFile(manifest, { root: folder })
  if (!site) throw new Error('The example has mistakes.')
  return site
}

beforeAll(async () => {
  cpSync(join(project, 'examples/practice'), folder, { recursive: true })
  await expect(run(forms, '--write')).rejects.toMatchObject({ code: 'nothing-hosted' })
  expect((await run(supabase, '--check'))[0]).toBe(1)
  expect(existsSync(join(folder, 'supabase'))).toBe(false)
  expect((await run(supabase))[0]).toBe(0)
})

describe('the hosted function of a site', () => {
  it('is the one that runs embedded, file by file', () => {
    const reached = new Set<string>()
    const walk = (file: string) => {
      if (reached.has(file) || !file.startsWith('supabase/functions/_shared/')) return
      reached.add(file)
      for (const target of importsOf(file)) walk(target)
    }
    for (const file of ['src/backend/backend.ts', 'src/forms/rules.ts'])
      for (const target of importsOf(file)) walk(target)
    expect(reached.size).toBeGreaterThan(8)
    for (const file of reached) expect(read(file), file).toBe(readFileSync(join(project, file), 'utf8'))
  })

  it('imports only files that were written with it', () => {
    const below = (path: string) =>
      filesUnder(join(folder, path))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${path}/${file}`)
    const missing = below('supabase/functions').flatMap((file) =>
      [...read(file).matchAll(/from '(\.[^']+)'/g)]
        .map(([, target = '']) => join(dirname(file), target))
        .filter((target) => !existsSync(join(folder, target))),
    )
    expect(missing).toEqual([])
  })

  it('knows the forms of this site only', async () => {
    const file = pathToFileURL(join(folder, 'supabase/functions/_shared/forms.generated.ts')).href
    const written = await import(/* @vite-ignore */ file)
    expect(written.forms).toEqual(JSON.parse(JSON.stringify(backendForms(opened()))))
    expect(readdirSync(join(folder, 'supabase/functions')).sort()).toEqual([
      '_shared',
      'drain-outbox',
      'submit-registration',
    ])
    expect(read('supabase/functions/submit-registration/index.ts')).toContain("takeRequests('submit-registration')")
    expect(read('supabase/config.toml')).toContain('[functions.submit-registration]')
    expect(read('supabase/config.toml')).not.toContain('submit-contact-form')
  })

  it('is up to date once it is written', async () => {
    expect(await run(supabase)).toEqual([0, 'Everything follows the manifest.\n'])
    expect(await run(forms)).toEqual([0, 'Everything follows the manifest.\n'])
  })
})

it('the migrations of a hosted site create the tables of a new project, and of one that has stored requests already', async () => {
  const site = opened()
  const declared = backendForms(site).map(({ form }) => form)
  const database = await openPglite(project, temporaryFolder())
  try {
    // The site ran locally first: its form got columns and constraints before any migration was written.
    const without = temporaryFolder()
    await migrateDatabase(database, project, declared, without)
    await migrateDatabase(database, project, declared, folder)
    await migrateDatabase(database, project, declared, folder)
    const columns = await database.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'lectern' and table_name = 'requests'",
    )
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['pet', 'species', 'born', 'consent']))
  } finally {
    await database.close()
  }
})

it('the migrations of a hosted site get a further one when the form gets another field, and existing ones stay', async () => {
  const before = readdirSync(join(folder, 'supabase/migrations'))
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(
    manifest,
    text.replace(
      '      - name: notes\n',
      '      - { name: chip, type: text, label: Chip number }\n      - name: notes\n',
    ),
  )
  const files = hostedFiles(project, folder, backendForms(opened()), opened().url, new Date('2031-01-01T00:00:00Z'))
  writeFileSync(manifest, text)
  expect(files.files.map(({ file }) => file)).toEqual([
    'supabase/functions/_shared/forms.generated.ts',
    'supabase/migrations/20310101000000_form_fields.sql',
  ])
  expect(readdirSync(join(folder, 'supabase/migrations'))).toEqual(before)
})

it("the hosted function follows an upgrade of the engine, removes what the engine no longer has, and keeps the owner's settings", async () => {
  const config = `${read('supabase/config.toml')}\n[auth]\nsite_url = "https://vets.example"\n`
  writeFileSync(join(folder, 'supabase/config.toml'), config)
  writeFileSync(join(folder, 'supabase/functions/_shared/submit.ts'), '// an older engine')
  writeFileSync(join(folder, 'supabase/functions/_shared/gone.ts'), '// an older engine')
  mkdirSync(join(folder, 'supabase/functions/my-own'))
  writeFileSync(join(folder, 'supabase/functions/my-own/index.ts'), '// mine')
  const [code, output] = await run(supabase)
  expect(code).toBe(0)
  expect(output).toMatch(
    /written supabase\/functions\/_shared\/submit\.ts[\s\S]*removed supabase\/functions\/_shared\/gone\.ts/,
  )
  expect(read('supabase/config.toml')).toBe(config)
  expect(read('supabase/functions/my-own/index.ts')).toBe('// mine')
  expect((await run(supabase, '--check'))[0]).toBe(0)
  rmSync(join(folder, 'supabase/functions/my-own'), { recursive: true })
})
