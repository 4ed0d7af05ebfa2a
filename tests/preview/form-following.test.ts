// How the database is migrated when a form changes: by the preview and `npm start`, or by a command for a hosted site.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { formFollowing, hostedForms } from '../../src/preview/server/form-following.ts'
import { engine } from '../../src/preview/session/engine.ts'
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
  expect(hostedForms(before, { engine: () => engine, root, site })).toBeUndefined()
})

it('a changed form of a hosted site is migrated by a command, which writes all pending migrations', () => {
  mkdirSync(join(site, 'supabase/migrations'), { recursive: true })
  expect(how()).toContain('For the hosted project, `npx lectern forms --write` writes the migration.')
  const hosted = hostedForms(before, { engine: () => engine, root, site })
  expect(hosted?.command).toBe('npx lectern forms --write')
  expect(hosted?.behind.some((line) => line.includes('crossing.landing has no column'))).toBe(true)
})

it('a changed form needs no migration where only texts have changed, or the manifest has errors', () => {
  const worded = engine.load(text.replace('label: Phone', 'label: Telephone'), 'site.yaml')
  expect(formFollowing(before, worded, { engine, root, site })).toBeUndefined()
  const broken = engine.load(text.replace('type: tel', 'type: telly'), 'site.yaml')
  expect(formFollowing(before, broken, { engine, root, site })).toBeUndefined()
})
