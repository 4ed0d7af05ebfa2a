import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { crossing, everyField, everyFieldSource } from '../../../tests/requests/forms.ts'
import { completeForm } from '../../manifest/resolve/form-defaults.ts'
import { pairs } from './fields.tsx'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

const propsOf = ({ form }: typeof crossing): RequestFormProps => ({
  declaration: form,
  backend: { url: 'https://project.example', publishableKey: 'public' },
  texts: { close: 'Close', mistake: 'Error', optional: 'optional', sending: 'Sending' },
  labelledBy: 'title',
})

const others = [
  { name: 'friend', type: 'email', label: "A friend's address" },
  { name: 'friends_phone', type: 'tel', label: "A friend's number" },
]

describe('the markup of the form', () => {
  it('the markup of the form posts to the backend without script', () => {
    const html = renderToStaticMarkup(<RequestForm {...propsOf(crossing)} />)
    expect(html).toContain('action="https://project.example/functions/v1/submit-contact-form" method="post"')
    expect(html).not.toMatch(/style=|onsubmit=|maxlength=|novalidate/i)
  })

  it('the failure notice of the form links every address, without the full stop after it', () => {
    const failure = { title: 'Failed', text: 'Write to a@example.com, or to b@example.org.' }
    const form = completeForm('order', { ...everyFieldSource, failure }, '/')
    const html = renderToStaticMarkup(<RequestForm {...propsOf({ ...crossing, form })} />)
    expect(html).toContain('href="mailto:a@example.com"')
    expect(html).toContain('href="mailto:b@example.org"')
  })

  it('the fields of the form have autofill hints and keyboards, and no spell check for names', () => {
    const html = renderToStaticMarkup(<RequestForm {...propsOf(crossing)} />)
    const control = (name: string) =>
      html.match(new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`))?.[0]
    expect(control('name')).toMatch(/(?=.*autoComplete="name")(?=.*spellcheck="false")(?=.*required)/i)
    expect(control('email')).toMatch(/(?=.*type="email")(?=.*inputMode="email")(?=.*autocomplete="email")/i)
    expect(control('phone')).toMatch(/(?=.*type="tel")(?=.*autocomplete="tel")(?!.*required)/i)
    expect(control('message')).toMatch(/(?=.*rows="5")(?!.*autocomplete)/i)
  })

  it('the browser fills in the first mail address and the first telephone number, also where the manifest does not say so', () => {
    const tokens = completeForm('order', { ...everyFieldSource, fields: [...everyFieldSource.fields, ...others] }, '/')
    const named = tokens.fields.flatMap(({ name, autocomplete }) => (autocomplete ? [[name, autocomplete]] : []))
    expect(named).toEqual([
      ['email', 'email'],
      ['phone', 'tel'],
    ])
  })
})

it('fields that share a row are pairs of short neighbours', () => {
  const paired = [...pairs(crossing.form.fields)].map(({ name }) => name)
  expect(paired).toEqual(['name', 'email', 'phone', 'organization', 'landing', 'ticket'])
})

it('conditional, long and single fields share no row', () => {
  const paired = [...pairs(everyField.form.fields)].map(({ name }) => name)
  expect(paired).toEqual(['name', 'email', 'start', 'people'])
})
