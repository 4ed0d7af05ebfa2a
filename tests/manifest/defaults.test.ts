// Compares the defaults that the schema declares with what a form then does.
import { describe, expect, it } from 'vitest'
import { completeForm, completeSettings, spanOf } from '../../src/manifest/resolve/form-defaults.ts'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import type { FormSource } from '../../src/schema/manifest/form.ts'
import { defaultWords, type SchemaNode } from '../../src/schema/schema-node.ts'

const below = (node: SchemaNode | undefined, key: string): SchemaNode | undefined => node?.properties?.[key]
const forms = below(publishedSchema, 'forms')?.additionalProperties as SchemaNode
const defaultAt = (...keys: string[]) => keys.reduce(below, forms)?.default

// Typed as an author writes it; the type of a form includes the settings of every field type.
const bare = {
  fields: [{ name: 'email', type: 'email', label: 'Email' }],
  submit: { label: 'Send', sending: 'Sending' },
  success: { title: 'Thank you', text: 'We write back.' },
  failure: { title: 'Not sent', text: 'Try again.' },
} as FormSource
const site = { name: 'Bakery', email: 'office@bakery.example' }

describe('a form without optional keys', () => {
  const settings = completeSettings(bare, site)
  const form = completeForm('order', bare, '/')

  it.each(['address', 'email', 'all'] as const)('has the limit of the schema: %s', (name) => {
    const { most, within } = defaultAt('limits', name) as { most: number; within: string }
    expect(settings.limits[name]).toEqual({ most, seconds: spanOf(within) / 1000 })
  })

  it('keeps requests as long as the schema says', () => {
    expect(settings.retention).toEqual({
      requests: defaultAt('retention', 'requests'),
      suspects: defaultAt('retention', 'suspects'),
    })
  })

  it('uses the message for empty fields also for boxes, unless boxes have one of their own', () => {
    const fields = [{ name: 'consent', type: 'checkbox', label: 'Yes' }]
    const said = (messages: object) => completeForm('order', { ...bare, fields, messages }, '/').messages.checkbox
    expect(said({})).toBe(defaultAt('messages', 'checkbox'))
    expect(said({ required: 'Das fehlt noch.' })).toBe('Das fehlt noch.')
    expect(said({ required: 'Das fehlt noch.', checkbox: 'Bitte ankreuzen.' })).toBe('Bitte ankreuzen.')
  })

  it('has the messages of the types of its fields, and none of other types', () => {
    const ofTypes = (language: string) =>
      Object.keys(completeForm('order', bare, '/', language).messages).filter((key) =>
        /^(checkbox|date|email|number)/.test(key),
      )
    expect([ofTypes('en'), ofTypes('ar')]).toEqual([['email'], ['email']])
  })

  it('retries a mail as often as the schema says', () => {
    expect(settings.mail.attempts).toBe(defaultAt('mail', 'attempts'))
  })

  it('sends the honeypot field and the key that the schema names', () => {
    expect([form.sendsKey, form.honeypot]).toEqual([defaultAt('sendsKey'), defaultAt('antispam', 'honeypot')])
  })

  it('requires no field', () => {
    expect(form.fields[0]?.required).toBe(false)
  })
})

it.each([
  [{ default: 'Menu' }, 'Menu'],
  [{ default: false }, 'false'],
  [{ default: ['password', 'mail'] }, 'password, mail'],
  [{ default: { most: 10, within: '10 minutes' } }, 'most: 10, within: 10 minutes'],
  [{}, undefined],
])('the default of %j is shown as an author writes it', (node, words) => {
  expect(defaultWords(node)).toBe(words)
})
