// The engine's own tests where the site of this repository is another business's: only tests/site knows the consultancy.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectCopy, root } from './packed-engine.ts'

/** Quick files of each room that stand on fixtures and examples alone. */
const suites = [
  'src/blocks',
  'src/forms',
  'src/problems',
  'src/sign-in',
  'src/ui',
  'tests/manifest/checks.test.ts',
  'tests/publish/page-needs.test.ts',
  'tests/requests/hosted-files.test.ts',
  'tests/requests/print-requests.test.ts',
]

const place = mkdtempSync(join(tmpdir(), 'lectern-other-business-'))
let copy: string

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1' },
  })

beforeAll(() => {
  copy = projectCopy(place)
  for (const name of ['site.yaml', 'pages', 'images'])
    cpSync(join(root, 'examples/practice', name), join(copy, name), { recursive: true })
  // What belongs to the consultancy beside its manifest: its faces, its addresses, and what follows from its form.
  rmSync(join(copy, 'public'), { recursive: true })
  rmSync(join(copy, 'site.released.yaml'))
  const migrations = join(copy, 'supabase/migrations')
  for (const name of readdirSync(migrations).filter((name) => name.endsWith('_form_fields.sql')))
    rmSync(join(migrations, name))
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('Another business stands in the place of the consultancy without a word of complaint', () => {
  const validate = run('tools/run.mjs', 'validate')
  expect(validate.stdout + validate.stderr).toMatch(/^Fine\. site\.yaml: 7 pages/)
  const supabase = run('tools/run.mjs', 'supabase')
  expect(supabase.status, supabase.stderr).toBe(0)
  expect(supabase.stdout).toContain('registration.pet has no column')
  expect(run('tools/run.mjs', 'forms').stdout).toBe('Everything follows the manifest.\n')
})

it('The tests of the engine pass there', () => {
  const { status, stdout, stderr } = run('node_modules/vitest/vitest.mjs', 'run', ...suites, '--retry=0')
  expect(status, stdout.slice(-4000) + stderr.slice(-2000)).toBe(0)
  expect(stdout).toMatch(/Tests {2}\d{2,} passed/)
})
