// What is wrong with the arguments of a call. Of several forms that a value may have, told apart by the word under `do`, the errors of
// the others say nothing to anybody.
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/schema'
import { isGroup } from '../../src/site/groups.ts'

/** Sentences; empty where the arguments are what the schema allows. */
export function argumentErrors(schema: TSchema, input: unknown, at = ''): string[] {
  const [isValid, errors] = Errors(schema, input)
  if (isValid) return []
  const { anyOf, properties, items } = schema as {
    anyOf?: TSchema[]
    properties?: Record<string, TSchema>
    items?: TSchema
  }
  if (anyOf) {
    const forms = anyOf.flatMap((form) => wordsOf(form).map((word) => ({ form, word })))
    if (forms.length > 0 && isGroup(input)) {
      const form = forms.find(({ word }) => word === input.do)?.form
      if (form) return argumentErrors(form, input, at)
      return [`${at}/do must be one of ${forms.map(({ word }) => JSON.stringify(word)).join(', ')}.`]
    }
  }
  if (properties && isGroup(input)) {
    const inner = Object.entries(properties).flatMap(([key, one]) =>
      key in input ? argumentErrors(one, input[key], `${at}/${key}`) : [],
    )
    if (inner.length > 0) return inner
  }
  if (items && Array.isArray(input)) {
    const inner = input.flatMap((one, index) => argumentErrors(items, one, `${at}/${index}`))
    if (inner.length > 0) return inner
  }
  return [...new Set(errors.map(({ instancePath, message }) => `${at + instancePath || 'The arguments'} ${message}.`))]
}

/** The words that may stand under `do` in a form. */
function wordsOf(form: TSchema): unknown[] {
  const { properties } = form as { properties?: { do?: { const?: unknown; anyOf?: { const?: unknown }[] } } }
  const word = properties?.do
  return word?.anyOf?.map((one) => one.const) ?? (word?.const === undefined ? [] : [word.const])
}
