// Forms for tests about requests: one that asks for a crossing, and one with every type of field.
import { completeForm, completeSettings } from '../../src/manifest/resolve/form-defaults.ts'
import type { FormSource } from '../../src/schema/manifest/form.ts'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'

const choices = (...values: string[]) => values.map((value) => ({ value, label: value }))
const notices = {
  submit: { label: 'Ask for a crossing', sending: 'Sending...' },
  success: { title: 'Thank you, it is with us!', text: 'We will be in touch.' },
  failure: { title: 'It was not sent', text: 'Please try again.' },
}
const site = { name: 'Saltmarsh Ferries', email: 'hello@example.com' }

/** Returns both parts of a form, as the backend takes them. */
export const completeBackendForm = (name: string, source: FormSource, page: string, of = site): BackendForm => ({
  form: completeForm(name, source, page),
  settings: completeSettings(source, of),
})

export const crossingSource: FormSource = {
  function: 'submit-contact-form',
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, autocomplete: 'name' },
    { name: 'email', type: 'email', label: 'Email', required: true, autocomplete: 'email' },
    { name: 'phone', type: 'tel', label: 'Phone', autocomplete: 'tel' },
    { name: 'organization', type: 'text', label: 'Organization', required: true, autocomplete: 'organization' },
    {
      name: 'landing',
      type: 'select',
      label: 'Landing',
      choices: choices('quay', 'island', 'north', 'mill', 'abbey', 'other'),
    },
    {
      name: 'ticket',
      type: 'select',
      label: 'Service',
      choices: choices('day', 'season', 'group', 'not-sure'),
    },
    { name: 'message', type: 'textarea', label: 'Message', rows: 5 },
  ],
  ...notices,
}

export const everyFieldSource: FormSource = {
  function: 'submit-every-field',
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, max: 20 },
    { name: 'email', type: 'email', label: 'Email', required: true },
    { name: 'phone', type: 'tel', label: 'Phone' },
    { name: 'notes', type: 'textarea', label: 'Notes', max: 50 },
    { name: 'size', type: 'radio', label: 'Size', choices: choices('small', 'large', 'other') },
    { name: 'size_other', type: 'text', label: 'Which size', required: true, when: { field: 'size', is: 'other' } },
    { name: 'topics', type: 'checkboxes', label: 'Topics', choices: choices('press', 'staff', 'board') },
    { name: 'board_date', type: 'date', label: 'Board meets', when: { field: 'topics', is: 'board' } },
    { name: 'start', type: 'date', label: 'Start', from: '2026-01-01', to: '2030-12-31' },
    { name: 'people', type: 'number', label: 'People', from: '1', to: '5000' },
    { name: 'consent', type: 'checkbox', label: 'I agree', required: true },
    { name: 'callback', type: 'checkbox', label: 'Call me' },
    { name: 'callback_at', type: 'text', label: 'When', when: { field: 'callback', is: true } },
    { name: 'write_to', type: 'text', label: 'Write to', when: { field: 'callback', is: false } },
    { name: 'pair', type: 'text', label: 'Who else', when: { field: 'people', is: 2 } },
    { name: 'first_day', type: 'text', label: 'On day one', when: { field: 'start', is: '2026-01-01' } },
    { name: 'namesake', type: 'text', label: 'Same as ours', when: { field: 'name', is: 'Ada' } },
    { name: 'board_open', type: 'checkbox', label: 'Open to all', when: { field: 'topics', is: 'board' } },
    { name: 'guests', type: 'text', label: 'Guests', when: { field: 'board_open', is: false } },
    { name: 'source', type: 'hidden', label: 'Source', value: 'website-form' },
  ],
  ...notices,
}

export const crossing: BackendForm = completeBackendForm('crossing', crossingSource, '/contact')
export const everyField: BackendForm = completeBackendForm('every-field', everyFieldSource, '/more')
/** The form without effective limits. */
export const unlimited = ({ form, settings }: BackendForm): BackendForm => {
  const limit = { most: 1_000_000, seconds: 60 }
  return { form, settings: { ...settings, limits: { address: limit, email: limit, all: limit } } }
}

export const minimal = { name: 'Ada Lovelace', email: 'ada@example.com', organization: 'Analytical Engines' }
