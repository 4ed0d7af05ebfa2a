import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { declaredBy, driftOf } from '../../src/forms/field-drift.ts'
import { type FollowUps, followUps } from '../../src/forms/follow-ups.ts'
import type { FormSource } from '../../src/schema/manifest/form.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { completeBackendForm, crossingSource, everyField } from './forms.ts'
import { hostedSite } from './hosted-site.ts'

const moment = new Date('2027-02-03T04:05:06Z')
const site = { name: 'Example', email: 'hello@example.com' }
const declared = completeBackendForm('crossing', crossingSource, '/contact', site)
const hosted = hostedSite([declared])
const changed = (change: (source: FormSource) => void): FollowUps => {
  const source = structuredClone(crossingSource)
  change(source)
  return followUps(hosted, [completeBackendForm('crossing', source, '/contact', site)], '', moment)
}
const migration = ({ files }: FollowUps) => files.find(({ file }) => file.endsWith('.sql'))

it('there are no follow-ups while the forms are unchanged', () => {
  expect(changed(() => undefined)).toEqual({ files: [], conflicts: [] })
})

it('the follow-ups of a new field are its migration and every other place that has to change', () => {
  const after = changed(({ fields }) => fields.push({ name: 'budget', type: 'number', label: 'Budget' }))
  expect(after.files.map(({ file }) => file)).toEqual([
    'supabase/functions/_shared/forms.generated.ts',
    'supabase/migrations/20270203040506_form_fields.sql',
  ])
  expect(migration(after)).toMatchObject({
    reasons: ['crossing.budget has no column'],
    content: expect.stringContaining('add column if not exists "budget" double precision;'),
  })
})

it('the follow-ups of changed rules replace the constraint of the field', () => {
  const after = migration(changed(({ fields }) => Object.assign(fields[0] ?? {}, { max: 80 })))
  expect(after?.reasons).toEqual(['crossing.name has other rules now'])
  expect(after?.content).toMatch(/drop constraint if exists "crossing.name";\n.*add constraint "crossing.name"/)
})

it('the follow-ups of a removed field drop its constraint, and keep its stored answers', () => {
  const after = migration(changed(({ fields }) => fields.splice(2, 1)))
  expect(after?.content).toContain('drop constraint if exists "crossing.phone"')
  expect(after?.content).not.toContain('drop column')
})

it('there are no follow-ups once the migration is written', () => {
  const forms = [everyField.form]
  const drift = driftOf(forms, declaredBy([]))
  expect(driftOf(forms, declaredBy([drift.statements.join('\n')]))).toEqual({
    reasons: [],
    statements: [],
    conflicts: [],
  })
})

it('the follow-ups name changes that no migration can make as conflicts', () => {
  const retyped = changed(({ fields }) => Object.assign(fields[2] ?? {}, { type: 'number' }))
  expect(retyped.conflicts).toEqual(['"phone" in the form "crossing" is double precision, its column is text'])
  const reserved = changed(({ fields }) => fields.push({ name: 'status', type: 'text', label: 'Status' }))
  expect(reserved.conflicts).toEqual([expect.stringContaining('"status"')])
})

it('the follow-ups of a new function create its folder and its settings', () => {
  const copy = temporaryFolder()
  mkdirSync(join(copy, 'supabase'))
  cpSync(join(hosted, 'supabase'), join(copy, 'supabase'), { recursive: true })
  const { files } = followUps(copy, [everyField], '', moment)
  expect(files.map(({ file }) => file)).toEqual([
    'supabase/functions/_shared/forms.generated.ts',
    'supabase/functions/submit-every-field/index.ts',
    'supabase/functions/submit-every-field/deno.json',
    'supabase/config.toml',
    'supabase/migrations/20270203040506_form_fields.sql',
  ])
})
