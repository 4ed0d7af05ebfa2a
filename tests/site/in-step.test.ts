// Files derived from the manifest of this repository's own site are up to date.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backendForms } from '../../src/forms/backend-forms.ts'
import { followUps } from '../../src/forms/follow-ups.ts'
import { hostedFiles } from '../../src/forms/hosted-files.ts'
import { load } from '../../src/manifest/load.ts'
import { loadFile } from '../../src/project/load-file.ts'
import type { Site } from '../../src/site/model.ts'
import releasePaths from '../../tools/release-paths.ts'
import { LanguageServer } from '../manifest/language-server.ts'
import { builtSite, pageOf, root } from '../pages/built-site.ts'
import { printedBy } from '../printed-by.ts'
import { runCommand } from '../start-command.ts'
import { ownText } from './own-site.ts'

const nothing = { files: [], conflicts: [] }

function ownSite(): Site {
  const { site, problems } = loadFile(join(root, 'site.yaml'), { root })
  expect(problems).toEqual([])
  if (!site) throw new Error('site.yaml has mistakes: see npm run validate')
  return site
}

it('hosted functions and migrations know the forms of this site', () => {
  const site = ownSite()
  expect(followUps(root, backendForms(site), site.url, new Date())).toEqual(nothing)
})

it('`npm run supabase` has nothing to write for this site, which shares its folder with the engine', () => {
  const site = ownSite()
  expect(hostedFiles(root, root, backendForms(site), site.url, new Date())).toEqual(nothing)
})

it('the schema for editors of this site includes its own blocks and is up to date', async () => {
  const { code, stdout } = await runCommand(['schema', '--check'])
  expect([code, stdout]).toEqual([0, 'Everything is up to date.\n'])
  expect(readFileSync(join(root, 'schema/site.schema.json'), 'utf8')).toContain('"#/$defs/engagements"')
})

it('every address of this site is in the committed ledger', async () => {
  const { out } = await printedBy(() => releasePaths([join(root, 'site.yaml'), '--check'], root))
  expect(out).toContain('has every path already')
})

it('the language server reports no problems for this site', async () => {
  const server = new LanguageServer()
  await server.start()
  expect(await server.open('site.yaml', ownText)).toEqual([])
  await server.stop()
})

it('plain texts of this site contain no Markdown', () => {
  expect(load(ownText, 'site.yaml').problems.map(({ code }) => code)).not.toContain('markdown-in-text')
})

it('sites of other businesses contain no text of this site', async () => {
  const built = await builtSite('weekday', 'tests/fixtures/bakery.yaml')
  const all = built.site.routes.map(({ path }) => pageOf(built, path)).join('\n')
  expect(all).not.toMatch(/stakeholder|consult|nonprofit/i)
})
