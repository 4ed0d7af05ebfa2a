// Operations of the panel on fields of every type: the manifest stays valid, whatever is added, copied or changed
// into what.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { edit } from '../../src/edit/edit.ts'
import { isRefusal } from '../../src/edit/operation.ts'
import { withDependentChanges } from '../../src/preview/client/panel/form/field-changes.ts'
import { panelFields } from '../../src/preview/client/panel/form/form-fields.ts'
import { fieldAdded, fieldCopied, fieldRemoved, nameFor } from '../../src/preview/client/panel/form/form-operations.ts'
import { startForm } from '../../src/preview/client/panel/form/start-form.ts'
import type { PanelForm, RequestedOperation } from '../../src/preview/edit-messages.ts'
import { templateTranslations } from '../../src/preview/server/edits/template-translations.ts'
import { engine } from '../../src/preview/session/engine.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'

const manifest = readFileSync(join(root, twoReadings), 'utf8')
const blank = readFileSync(join(root, 'templates/blank/site.yaml'), 'utf8').replace('{{name}}', 'Mill')
const small = blank.replace('{{language}}', 'en')

function panelOf(text: string) {
  const loaded = engine.load(text, 'site.yaml')
  const errors = loaded.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
  expect(errors).toEqual([])
  const data = engine.panelData(loaded, loaded.manifest?.reading ?? '', '/contact')
  const [form] = data?.forms ?? []
  if (!data || !form) throw new Error('There is no form.')
  return { form, types: data.fieldTypes }
}

function done(text: string, operations: RequestedOperation[]): string {
  const result = edit(text, operations)
  if (isRefusal(result)) throw new Error(result.message)
  return result.text
}

const last = (form: PanelForm) => panelFields(form).at(-1)

it('the form editor adds and copies a field of each type', () => {
  const { form, types } = panelOf(small)
  expect(types.length).toBeGreaterThan(10)
  for (const type of types) {
    const added = done(small, fieldAdded(form, type, 'How many?'))
    const { form: now } = panelOf(added)
    expect(last(now)).toMatchObject({ name: 'how_many', type: type.type, label: 'How many?' })
    const copied = panelOf(done(added, fieldCopied(now, panelFields(now).length - 1)))
    expect(last(copied.form)).toMatchObject({ name: 'how_many_2', type: type.type })
  }
})

it('the form editor changes a field of each type to each other type, with the keys that the new type requires and without those it does not have', () => {
  const { form, types } = panelOf(small)
  for (const from of types) {
    const text = done(small, fieldAdded(form, from, 'Changed'))
    const { form: before } = panelOf(text)
    const path = [...form.at, 'fields', panelFields(before).length - 1, 'type']
    const at = types.indexOf(from)
    for (const { type } of isWhole ? types : [...types, ...types].slice(at, at + 3)) {
      const asked: RequestedOperation = { do: 'set', path, value: type }
      const { form: after } = panelOf(done(text, withDependentChanges(asked, before, types)))
      expect(last(after)?.type, `${from.type} to ${type}`).toBe(type)
    }
  }
})

it('the form editor gives a site its first form', () => {
  const without = small
    .replace(/^forms:\n(?: .*\n)+/m, '')
    .replace(
      / {10}- type: request-form\n(?: {12}.*\n)+/,
      '          - type: prose\n            title: Write\n            text: To us.\n',
    )
  expect(engine.panelData(engine.load(without, 'site.yaml'), 'main', '/')?.forms).toEqual([])
  const text = done(without, [
    { do: 'set', path: ['forms', 'booking'], value: startForm('booking', { translations: {} }) },
  ])
  const { form } = panelOf(text)
  expect([form.name, form.pages, panelFields(form).map(({ name }) => name)]).toEqual([
    'booking',
    [],
    ['name', 'email', 'message'],
  ])
})

it('the form editor removes the conditions on a field that is deleted', () => {
  const waiting = manifest.replace('label: Message,', 'label: Message, when: { field: landing, is: other },')
  const { form } = panelOf(waiting)
  const index = panelFields(form).findIndex(({ name }) => name === 'landing')
  const { form: after } = panelOf(done(waiting, fieldRemoved(form, index)))
  expect(panelFields(after).map(({ name }) => name)).not.toContain('landing')
  expect(last(after)?.value.when).toBeUndefined()
})

it('the form editor keeps the value of a changed choice where a condition refers to it', () => {
  const waiting = manifest.replace('label: Message,', 'label: Message, when: { field: landing, is: mill },')
  const { form, types } = panelOf(waiting)
  const fields = panelFields(form)
  const index = fields.findIndex(({ name }) => name === 'landing')
  const asked: RequestedOperation = {
    do: 'set',
    path: [...form.at, 'fields', index, 'choices', 3, 'value'],
    value: 'water-mill',
  }
  const { form: after } = panelOf(done(waiting, withDependentChanges(asked, form, types)))
  expect(last(after)?.value.when).toEqual({ field: 'landing', is: 'water-mill' })
})

it('the form editor derives a distinct field name from the label, valid as a column name', () => {
  expect(nameFor('Wie viele Gäste?', [])).toBe('wie_viele_gaste')
  expect(nameFor('2. Größe', [])).toBe('grosse')
  expect(nameFor('???', ['question'])).toBe('question_2')
  expect(nameFor('Phone', ['phone', 'phone_2'])).toBe('phone_3')
})

it('the form editor gives a German site a form with only German texts', () => {
  const words = templateTranslations('de-AT', root)
  const value = startForm('booking', words)
  const german = blank.replace('{{language}}', 'de-AT')
  const loaded = engine.load(done(german, [{ do: 'set', path: ['forms', 'booking'], value }]), 'site.yaml')
  expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const form = loaded.site?.forms.find(({ name }) => name === 'booking')
  expect(form?.fields.map(({ label }) => label)).toEqual(['Name', 'E-Mail', 'Nachricht'])
  expect([form?.submit.label, form?.messages.summary]).toEqual(['Senden', 'Bitte prüfen Sie Ihre Angaben'])
})
