// A copy of src/forms/field-types/checkboxes/rules.ts, made by `npm run schema`. Not edited by hand.
import type { FieldRules } from '../field-rules.ts'

export default {
  gather: (sent) => sent,
  read({ choices = [] }, given) {
    const ticked = (Array.isArray(given) ? given : [given]).filter((value) => value !== '')
    const values = choices.map(({ value }) => value)
    if (!ticked.every((value) => values.includes(value))) return { mistake: 'choice' }
    // In the declaration's order, so that equal answers make equal requests.
    return ticked.length ? { answer: values.filter((value) => ticked.includes(value)) } : {}
  },
} satisfies FieldRules
