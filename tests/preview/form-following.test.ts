// Who brings the database up to date when a form changes: the preview and `npm start` by themselves, or a command where the site is hosted.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formFollowing, hostedForms } from '../../src/preview/server/form-following.ts'
import { engine } from '../../src/preview/session/engine.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { root } from '../pages/built-site.ts'

const text = readFileSync(join(root, twoReadings), 'utf8')
const phone = '      - { name: phone, type: tel, label: Phone, autocomplete: tel, max: 40 }\n'
const before = engine.load(text, 'site.yaml')
const after = engine.load(text.replace(phone, phone + phone.replaceAll('phone', 'fax')), 'site.yaml')

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'lectern-form-'))
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

const how = () => formFollowing(before, after, { engine, root, site })?.how

it('what a form change requires of the database is done by the preview and by npm start where nothing is hosted, and nothing is behind then', () => {
  expect(how()).toBe('The preview and `npm start` do this by themselves, with the next request.')
  expect(hostedForms(before, { engine: () => engine, root, site })).toBeUndefined()
})

it('what a form change requires of a hosted database is done by a command, which gets all that is pending', () => {
  mkdirSync(join(site, 'supabase/migrations'), { recursive: true })
  expect(how()).toContain('For the hosted project, `npx lectern forms --write` writes the migration.')
  const hosted = hostedForms(before, { engine: () => engine, root, site })
  expect(hosted?.command).toBe('npx lectern forms --write')
  expect(hosted?.behind.some((line) => line.includes('crossing.landing has no column'))).toBe(true)
})

it('a form change requires nothing of the database where a text has changed that is not stored, or a manifest has errors', () => {
  const worded = engine.load(text.replace('label: Phone', 'label: Telephone'), 'site.yaml')
  expect(formFollowing(before, worded, { engine, root, site })).toBeUndefined()
  const broken = engine.load(text.replace('type: tel', 'type: telly'), 'site.yaml')
  expect(formFollowing(before, broken, { engine, root, site })).toBeUndefined()
})
