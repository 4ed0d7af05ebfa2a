// How the database is migrated when a form changes: by the preview and `npm start`, or by a command for a hosted site.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { phraseBook } from '../../src/languages/phrase-book.ts'
import { formFollowing, hostedForms } from '../../src/preview/server/form-following.ts'
import { engine } from '../../src/preview/session/engine.ts'
import de from '../../src/preview/words/de/answers.json' with { type: 'json' }
import es from '../../src/preview/words/es/answers.json' with { type: 'json' }
import fr from '../../src/preview/words/fr/answers.json' with { type: 'json' }
import { twoReadings } from '../fixtures/two-readings.ts'
import { root } from '../pages/built-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const text = readFileSync(join(root, twoReadings), 'utf8')
const phone = '      - { name: phone, type: tel, label: Phone, autocomplete: tel, max: 40 }\n'
const before = engine.load(text, 'site.yaml')
const after = engine.load(text.replace(phone, phone + phone.replaceAll('phone', 'fax')), 'site.yaml')

let site: string
beforeEach(() => {
  site = temporaryFolder()
})

const how = () => formFollowing(before, after, { engine, root, site })?.how

it('a changed form is migrated by the preview and by npm start on a site without hosting, with no pending migration', () => {
  expect(how()).toBe('The preview and `npm start` do this by themselves, with the next request.')
  expect(hostedForms(before, { engine, root, site })).toBeUndefined()
})

it('a changed form of a hosted site is migrated by a command, which writes all pending migrations; they are listed in the language of the editor', () => {
  mkdirSync(join(site, 'supabase/migrations'), { recursive: true })
  expect(how()).toContain('For the hosted project, `npx lectern forms --write` writes the migration.')
  const hosted = hostedForms(before, { engine, root, site })
  expect(hosted?.command).toBe('npx lectern forms --write')
  const lines = hosted?.behind ?? []
  expect(lines.some((line) => line.includes('crossing.landing has no column'))).toBe(true)
  for (const answers of [de, fr, es]) expect(lines.filter((line) => phraseBook(answers)(line) === line)).toEqual([])
})

it('a changed form needs no migration where only texts have changed, or the manifest has errors', () => {
  const worded = engine.load(text.replace('label: Phone', 'label: Telephone'), 'site.yaml')
  expect(formFollowing(before, worded, { engine, root, site })).toBeUndefined()
  const broken = engine.load(text.replace('type: tel', 'type: telly'), 'site.yaml')
  expect(formFollowing(before, broken, { engine, root, site })).toBeUndefined()
})
