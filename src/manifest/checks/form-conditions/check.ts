import type { Choice, FormField } from '../../../../supabase/functions/_shared/form.ts'
import { conditionValue, conditionValues, isTicked } from '../../../forms/condition-value.ts'
import { fieldTypeOf } from '../../../forms/field-types.ts'
import { onValue } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { misnamed } from '../../../problems/offer.ts'
import { groupsOnly } from '../../../site/groups.ts'
import { interpolate } from '../../resolve/interpolate.ts'
import type { CheckContext } from '../../sense/check.ts'
import { choicesOf, type DraftField, draftFields, hasAllNames, valuesOf } from '../../sense/draft-forms.ts'
import { suggestible } from '../../shape/suggestible-names.ts'
import type problems from './problems.ts'

/** Reports conditions on fields that do not exist or come later, on values a field never has, and fields that depend on each other. */
export default function formConditions({ draft, uncertain, names, report }: CheckContext<typeof problems>): void {
  if (uncertain) return
  for (const [form, declared] of draft.forms) {
    const fields = draftFields(form, declared)
    const named = new Map(fields.flatMap((field) => (field.name === undefined ? [] : [[field.name, field] as const])))
    const waiting = loops(fields, named)
    // In a loop, one field always comes later; only the loop is reported.
    const inLoop = new Set(waiting.flat())
    for (const field of fields) {
      const when = groupsOnly(field.fields.when)
      if (typeof when.field !== 'string') continue
      const other = named.get(when.field)
      if (!other || other === field) {
        // The condition may name a field whose name cannot be read.
        if (!other && !hasAllNames(form, declared)) continue
        const known = suggestible.fields(named.keys()).filter((name) => name !== field.name)
        const at = onValue([...field.path, 'when', 'field'])
        report('condition-unknown-field', at, ...misnamed(when.field, known, false))
      } else {
        if (isAnswer(when.is)) value(field, other, when.is)
        if (fields.indexOf(other) > fields.indexOf(field) && !inLoop.has(field)) later(field, other)
      }
    }
    for (const loop of waiting) {
      const [first] = loop
      if (first)
        report('condition-loop', onValue([...first.path, 'when', 'field']), {
          names: loop.map(({ name }) => name ?? ''),
        })
    }
  }

  function later({ name = '', path }: DraftField, other: DraftField) {
    const related = [{ at: onValue([...other.path, 'name']), message: `"${other.name}" stands here` }]
    report('condition-later', onValue([...path, 'when', 'field']), { name, field: other.name ?? '' }, { related })
  }

  function value(field: DraftField, other: DraftField, written: string | number | boolean) {
    const rules = completed(other)
    if (!rules) return
    const is = typeof written === 'string' ? interpolate(written, names) : written
    if (conditionValue(rules, is) !== undefined) return
    const known = conditionValues(rules)
    const meant = likeliest(rules, String(is), known)
    const facts = {
      value: is,
      field: other.name ?? '',
      nearest: meant,
      known,
      isRequired: isTicked(rules) && rules.required,
      how: fieldTypeOf(rules.type)?.bounds?.how ?? `Write a text it can hold, of at most ${rules.max} characters.`,
    }
    const fix = meant === undefined ? undefined : { title: `Write ${meant}`, text: meant, safe: false }
    report('condition-unknown-value', onValue([...field.path, 'when', 'is']), facts, { suggestion: meant, fix })
  }
}

const isAnswer = (is: unknown) => typeof is === 'string' || typeof is === 'number' || typeof is === 'boolean'

/** Returns the field in the form that validation takes; undefined for an unknown type or where a needed setting is missing. */
function completed(draft: DraftField): FormField | undefined {
  const { name = '', type = '', fields } = draft
  const known = fieldTypeOf(type)
  if (!known || known.needs?.some((key) => fields[key] === undefined)) return undefined
  if (known.needs?.includes('choices') && !valuesOf(draft)?.length) return undefined
  const { choices: _, ...others } = fields
  const choices = known.needs?.includes('choices') ? { choices: choicesOf(draft) as Choice[] } : {}
  const max = typeof fields.max === 'number' ? fields.max : (known.defaults?.max ?? 200)
  return { ...others, ...choices, name, type, label: '', required: fields.required === true, max, when: undefined }
}

/** Returns the likeliest value, as written in YAML, for a value the field never has. */
function likeliest(other: FormField, is: string, known: readonly string[] | undefined): string | undefined {
  if (isTicked(other)) {
    const isOff = /^(false|off|n|0|no|unchecked|nein)$/i.test(is)
    return isOff
      ? other.required
        ? undefined
        : 'false'
      : /^(true|on|y|1|yes|ticked|checked|ja)$/i.test(is)
        ? 'true'
        : undefined
  }
  if (known) return other.choices?.find(({ label }) => label === is)?.value ?? nearest(is, known)
  return conditionValue(other, is) === undefined ? undefined : JSON.stringify(is)
}

function loops(fields: DraftField[], named: Map<string, DraftField>): DraftField[][] {
  const found: DraftField[][] = []
  const done = new Set<DraftField>()
  for (const field of fields) {
    const way: DraftField[] = []
    let here: DraftField | undefined = field
    while (here && !way.includes(here) && !done.has(here)) {
      way.push(here)
      const { field } = groupsOnly(here.fields.when)
      here = typeof field === 'string' ? named.get(field) : undefined
    }
    const begin = here ? way.indexOf(here) : -1
    if (begin >= 0 && way.length - begin > 1) found.push(way.slice(begin))
    for (const one of way) done.add(one)
  }
  return found
}
