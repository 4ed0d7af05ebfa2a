// Describes what is wrong with a tool call's arguments. For operations, only the errors of the variant named by `do` are reported:
// those of the other variants are noise.
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/schema'
import { isGroup } from '../../src/site/groups.ts'

/** Returns sentences; empty when the arguments match the schema. `at` is the path of `input`. */
export function argumentErrors(schema: TSchema, input: unknown, at = ''): string[] {
  const [isValid, errors] = Errors(schema, input)
  if (isValid) return []
  const { anyOf, properties, items } = schema as {
    anyOf?: TSchema[]
    properties?: Record<string, TSchema>
    items?: TSchema
  }
  if (anyOf) {
    const variants = anyOf.flatMap((variant) => wordsOf(variant).map((word) => ({ variant, word })))
    if (variants.length > 0 && isGroup(input)) {
      const variant = variants.find(({ word }) => word === input.do)?.variant
      if (variant) return argumentErrors(variant, input, at)
      return [`${at}/do must be one of ${variants.map(({ word }) => JSON.stringify(word)).join(', ')}.`]
    }
  }
  if (properties && isGroup(input)) {
    const inner = Object.entries(properties).flatMap(([key, property]) =>
      key in input ? argumentErrors(property, input[key], `${at}/${key}`) : [],
    )
    if (inner.length > 0) return inner
  }
  if (items && Array.isArray(input)) {
    const inner = input.flatMap((item, index) => argumentErrors(items, item, `${at}/${index}`))
    if (inner.length > 0) return inner
  }
  return [...new Set(errors.map(({ instancePath, message }) => `${at + instancePath || 'The arguments'} ${message}.`))]
}

/** The values that `do` may have in a variant. */
function wordsOf(variant: TSchema): unknown[] {
  const { properties } = variant as { properties?: { do?: { const?: unknown; anyOf?: { const?: unknown }[] } } }
  const word = properties?.do
  return word?.anyOf?.map((each) => each.const) ?? (word?.const === undefined ? [] : [word.const])
}
