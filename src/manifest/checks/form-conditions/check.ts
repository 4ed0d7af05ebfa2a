import { onValue } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { groupsOnly } from '../../groups.ts'
import type { Check } from '../../sense/check.ts'
import { type DraftField, fieldsOf, saysAllNames, valuesOf } from '../../sense/draft-forms.ts'
import { onOffer } from '../../shape/names-on-offer.ts'
import type problems from './problems.ts'

/** Conditions on fields that do not exist, on values they never have, and fields that wait for each other. */
const formConditions: Check<typeof problems> = ({ draft, uncertain, report }) => {
  if (uncertain) return
  for (const [form, declared] of draft.forms) {
    const fields = fieldsOf(form, declared)
    const named = new Map(fields.flatMap((field) => (field.name === undefined ? [] : [[field.name, field] as const])))
    const waiting = loops(fields, named)
    // Of fields that wait for each other one always comes later.
    const inLoop = new Set(waiting.flat())
    for (const field of fields) {
      const when = groupsOnly(field.fields.when)
      if (typeof when.field !== 'string') continue
      const other = named.get(when.field)
      if (!other || other === field) {
        // It may be the one whose name cannot be read.
        if (!other && !saysAllNames(form, declared)) continue
        const known = onOffer.fields(named.keys()).filter((name) => name !== field.name)
        const near = nearest(when.field, known)
        const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: near, safe: false }
        report(
          'condition-unknown-field',
          onValue([...field.path, 'when', 'field']),
          { name: when.field, nearest: near, known },
          { suggestion: near, mend },
        )
      } else {
        if (typeof when.is === 'string') value(field, other, when.is)
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
    const related = [{ at: onValue([...other.path, 'name']), message: `"${other.name}" is asked here` }]
    report('condition-later', onValue([...path, 'when', 'field']), { name, field: other.name ?? '' }, { related })
  }

  function value(field: DraftField, other: DraftField, is: string) {
    const known = valuesOf(other) ?? []
    if (known.length === 0 || known.includes(is)) return
    const near = nearest(is, known)
    const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: near, safe: false }
    report(
      'condition-unknown-value',
      onValue([...field.path, 'when', 'is']),
      { value: is, field: other.name ?? '', nearest: near, known },
      { suggestion: near, mend },
    )
  }
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

export default formConditions
