// The engine's tests pass with another business's site in this repository: only tests/site depends on the consultancy.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { projectCopy, root } from './packed-engine.ts'

const suites = [
  'src/forms',
  'supabase/functions',
  'tests/pages/redirect-pages.test.ts',
  'tests/requests/hosted-files.test.ts',
  'tests/requests/print-requests.test.ts',
  'src/manifest/read/written',
  'src/manifest/read/fast',
  'src/problems',
  'src/sign-in',
  'tests/manifest/checks.test.ts',
  'tests/pages/bakery.test.ts',
  'tests/pages/broken-page.test.tsx',
  'tests/pages/json-ld.test.ts',
  'src/blocks',
  'src/ui',
  'tests/edit/edits.test.ts',
  'tests/pages/text-face.test.ts',
  'tests/publish/page-needs.test.ts',
  'tests/publish/client-weight.test.ts',
  'tests/requests/follow-ups.test.ts',
]

const place = temporaryFolder()
let copy: string

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1' },
  })

describe.skipIf(!isWhole)('where another business has its site', () => {
  beforeAll(() => {
    copy = projectCopy(place)
    for (const name of ['site.yaml', 'pages', 'content', 'images', 'texts'])
      cpSync(join(root, 'examples/practice', name), join(copy, name), { recursive: true })
    // What belongs to this repository's site besides its manifest: faces, addresses, tests and files generated from its form.
    for (const name of ['public', 'tests/site', 'supabase/functions/submit-contact-form'])
      rmSync(join(copy, name), { recursive: true })
    rmSync(join(copy, 'site.released.yaml'))
    const migrations = join(copy, 'supabase/migrations')
    for (const name of readdirSync(migrations).filter((name) => name.endsWith('_form_fields.sql')))
      rmSync(join(migrations, name))
  })

  it('another business replaces the consultancy without a problem or a type error', () => {
    const validate = run('tools/run.mjs', 'validate')
    expect(validate.stdout + validate.stderr).toMatch(/^Fine\. site\.yaml: 7 pages/)
    const supabase = run('tools/run.mjs', 'supabase')
    expect(supabase.status, supabase.stderr).toBe(0)
    expect(supabase.stdout).toContain('registration.pet has no column')
    expect(run('tools/run.mjs', 'forms').stdout).toBe('Everything follows the manifest.\n')
  })

  it('the tests of the engine pass with another business', () => {
    const { status, stdout, stderr } = run('node_modules/vitest/vitest.mjs', 'run', ...suites)
    expect(status, stdout.slice(-4000) + stderr.slice(-2000)).toBe(0)
    expect(Number(/Tests {2}(\d+) passed \(/.exec(stdout)?.[1])).toBeGreaterThan(350)
  })
})
