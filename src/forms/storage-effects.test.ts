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
const sentencesAfter = (...fields: FormField[]) => after(...fields).says

it('the notice of storage effects is empty when only texts change that are not stored', () => {
  const worded = after(text('name', { label: 'Your name', hint: 'As you like' }), text('phone'))
  expect(worded).toEqual({ says: [], conflicts: [] })
})

it('the notice of storage effects names the column of a new question, and explains the requests stored before', () => {
  expect(sentencesAfter(text('name'), text('phone'), text('company'))).toEqual([
    '“Company” gets a column of its own, "company", for text.',
  ])
  expect(sentencesAfter(text('name'), text('phone'), text('company', { required: true }))[0]).toContain(
    'Requests that are stored already have no answer to it, and stay as they are.',
  )
})

it('the notice of storage effects explains that answers to a removed question stay, and are used again when it returns', () => {
  expect(sentencesAfter(text('name'))).toEqual([
    'Nobody is asked for “Phone” any more. Its column "phone" stays, with the answers in it.',
  ])
  const migrations = ['alter table lectern.requests add column if not exists "fax" text;']
  expect(storageEffects(before, [form(...(before[0]?.fields ?? []), text('fax'))], migrations).says).toEqual([
    '“Fax” takes up the column "fax" again, beside the answers that are still in it.',
  ])
})

it('the notice of storage effects distinguishes a renamed field from a new question', () => {
  expect(sentencesAfter(text('name'), text('telephone', { label: 'Phone' }))).toEqual([
    '“Phone” is kept in a new column, "telephone". The column "phone" stays, with the answers stored so far.',
  ])
})

it('the notice of storage effects explains that an answer becomes required of new requests alone, or optional', () => {
  const required = sentencesAfter(text('name'), text('phone', { required: true }))
  expect(required).toEqual([
    '“Phone” has to be answered from now on. Requests that are stored without it stay as they are.',
  ])
  const from = [form(text('name', { required: true }))]
  expect(storageEffects(from, [form(text('name'))], []).says).toEqual(['“Name” may be left out from now on.'])
  expect(sentencesAfter(text('name', { max: 20 }), text('phone'))).toEqual([
    'New requests are held to the new rules of “Name”. Those that are stored stay as they are.',
  ])
})

it('the notice of storage effects names a change that the column cannot store, with an unused name', () => {
  const { conflicts } = after(text('name'), text('phone', { type: 'number' }))
  expect(conflicts).toMatchObject([{ form: 'contact', field: 'phone', free: 'phone_2' }])
  expect(conflicts[0]?.says).toContain('holds text, and a column keeps its kind: it cannot take numbers')
  expect(after(...(before[0]?.fields ?? []), text('status')).conflicts).toMatchObject([
    { field: 'status', free: 'status_2' },
  ])
})

it('the notice of storage effects omits conflicts that existed before the change', () => {
  const stored = ['alter table lectern.requests add column if not exists "phone" boolean;']
  expect(storageEffects(before, before, stored)).toEqual({ says: [], conflicts: [] })
})
