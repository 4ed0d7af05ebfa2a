// Compares the description of a form's change with what its statements do.
import { expect, it } from 'vitest'
import type { FormDeclaration, FormField } from '../../supabase/functions/_shared/form.ts'
import { storageEffects } from './storage-effects.ts'

const text = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  type: 'text',
  label: name.replace(/^./, (letter) => letter.toUpperCase()),
  required: false,
  max: 200,
  ...more,
})
const form = (...fields: FormField[]) => ({ name: 'contact', fields }) as FormDeclaration
const before = [form(text('name'), text('phone'))]
const after = (...fields: FormField[]) => storageEffects(before, [form(...fields)], [])
const says = (...fields: FormField[]) => after(...fields).says

it('mentions nothing when only texts change that are not stored', () => {
  const worded = after(text('name', { label: 'Your name', hint: 'As you like' }), text('phone'))
  expect(worded).toEqual({ says: [], conflicts: [] })
})

it('names the column of a new question, and explains requests that are stored already', () => {
  expect(says(text('name'), text('phone'), text('company'))).toEqual([
    '“Company” gets a column of its own, "company", for text.',
  ])
  expect(says(text('name'), text('phone'), text('company', { required: true }))[0]).toContain(
    'Requests that are stored already have no answer to it, and stay as they are.',
  )
})

it('explains that answers stay when a question is removed, and are used again when it returns', () => {
  expect(says(text('name'))).toEqual([
    'Nobody is asked for “Phone” any more. Its column "phone" stays, with the answers in it.',
  ])
  const migrations = ['alter table lectern.requests add column if not exists "fax" text;']
  expect(storageEffects(before, [form(...(before[0]?.fields ?? []), text('fax'))], migrations).says).toEqual([
    '“Fax” takes up the column "fax" again, beside the answers that are still in it.',
  ])
})

it('distinguishes a renamed field from a new question', () => {
  expect(says(text('name'), text('telephone', { label: 'Phone' }))).toEqual([
    '“Phone” is kept in a new column, "telephone". The column "phone" stays, with the answers stored so far.',
  ])
})

it('explains that an answer is required of new requests alone, or no longer', () => {
  const required = says(text('name'), text('phone', { required: true }))
  expect(required).toEqual([
    '“Phone” has to be answered from now on. Requests that are stored without it stay as they are.',
  ])
  const from = [form(text('name', { required: true }))]
  expect(storageEffects(from, [form(text('name'))], []).says).toEqual(['“Name” may be left out from now on.'])
  expect(says(text('name', { max: 20 }), text('phone'))).toEqual([
    'New requests are held to the new rules of “Name”. Those that are stored stay as they are.',
  ])
})

it('names a change that the column cannot follow, with a free name', () => {
  const { conflicts } = after(text('name'), text('phone', { type: 'number' }))
  expect(conflicts).toMatchObject([{ form: 'contact', field: 'phone', free: 'phone_2' }])
  expect(conflicts[0]?.says).toContain('holds text, and a column keeps its kind: it cannot take numbers')
  expect(after(...(before[0]?.fields ?? []), text('status')).conflicts).toMatchObject([
    { field: 'status', free: 'status_2' },
  ])
})

it('leaves out conflicts that existed before', () => {
  const stored = ['alter table lectern.requests add column if not exists "phone" boolean;']
  expect(storageEffects(before, before, stored)).toEqual({ says: [], conflicts: [] })
})
