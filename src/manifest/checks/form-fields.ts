import { onKey, onValue, type Path } from '../../problems/finding.ts'
import { groupsOnly } from '../groups.ts'
import type { Check } from '../sense/check.ts'
import { fieldsOf } from '../sense/draft-forms.ts'
import { publishedSchema } from '../shape/published-schema.ts'

/** Settings that belong to some types of field only. */
const belongs: Record<string, string[]> = {
  choices: ['select', 'radio', 'checkboxes'],
  prompt: ['select'],
  rows: ['textarea'],
  from: ['date', 'number'],
  to: ['date', 'number'],
  value: ['hidden'],
  autocomplete: ['text', 'email', 'tel', 'textarea', 'select', 'date', 'number'],
}

const forms = publishedSchema.properties?.forms?.additionalProperties
const types = new Set(typeof forms === 'object' ? forms.properties?.fields?.items?.properties?.type?.enum : [])

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value)
const isNumber = (value: string) => /^-?\d+(\.\d+)?$/.test(value)

/** Fields of one name, settings a type of field does not have, bounds and values that make no sense. */
const formFields: Check = ({ draft, report }) => {
  for (const [form, declared] of draft.forms) {
    const first = new Map<string, Path>()
    for (const { name, type, fields, path } of fieldsOf(form, declared)) {
      const before = name === undefined ? undefined : first.get(name)
      if (name !== undefined && before) {
        const related = [{ at: onValue(before), message: `"${name}" for the first time` }]
        report('duplicate-field', onValue([...path, 'name']), { name, form }, { related })
      } else if (name !== undefined) first.set(name, [...path, 'name'])
      if (type === undefined || !types.has(type)) continue
      for (const [key, takers] of Object.entries(belongs))
        if (fields[key] !== undefined && !takers.includes(type))
          report('field-has-no-such', onKey(...path, key), { key, type, types: takers })
      if (type === 'hidden' && fields.value === undefined)
        report('value-missing', onValue([...path, 'name']), { name: name ?? '' })
      if (type === 'date' || type === 'number') bounds(fields, type, path)
    }
    const honeypot = groupsOnly(declared.antispam).honeypot
    if (typeof honeypot === 'string' && first.has(honeypot))
      report('honeypot-clash', onValue(['forms', form, 'antispam', 'honeypot']), { name: honeypot })
  }

  function bounds(fields: Record<string, unknown>, type: 'date' | 'number', path: Path) {
    const isBound = type === 'date' ? isDay : isNumber
    const written = (['from', 'to'] as const).flatMap((key) =>
      typeof fields[key] === 'string' ? [[key, fields[key]] as const] : [],
    )
    const wrong = written.filter(([, value]) => !isBound(value))
    for (const [key, value] of wrong) report('bad-bound', onValue([...path, key]), { value, type })
    const { from, to } = fields
    if (wrong.length > 0 || typeof from !== 'string' || typeof to !== 'string') return
    if (type === 'date' ? from > to : Number(from) > Number(to))
      report('bounds-crossed', onValue([...path, 'from']), { from, to })
  }
}

export default formFields
