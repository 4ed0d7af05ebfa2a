import { fieldTypeOf } from '../../../forms/field-types.ts'
import { onValue } from '../../../problems/finding.ts'
import { unknown } from '../../read/left-out.ts'
import type { CheckContext } from '../../sense/check.ts'
import { choicesOf, draftFields } from '../../sense/draft-forms.ts'
import type problems from './problems.ts'

const needs = (type: string, key: string) => fieldTypeOf(type)?.needs?.includes(key) ?? false

/** Reports choice fields without choices, and choices that cannot be told apart. */
export default function formChoices({ draft, report }: CheckContext<typeof problems>): void {
  for (const [form, declared] of draft.forms) {
    for (const field of draftFields(form, declared)) {
      if (field.type !== undefined && needs(field.type, 'choices') && !Object.hasOwn(field.fields, 'choices'))
        report('choices-missing', onValue([...field.path, 'type']), { type: field.type })
      const seen = { value: new Set<string>(), label: new Set<string>() }
      for (const choice of choicesOf(field)) {
        for (const what of ['value', 'label'] as const) {
          const word = choice[what]
          if (word === undefined || word === unknown) continue
          if (seen[what].has(word)) {
            report('duplicate-choice', onValue([...choice.path, what]), { what, value: word })
            break
          }
          seen[what].add(word)
        }
      }
    }
  }
}
