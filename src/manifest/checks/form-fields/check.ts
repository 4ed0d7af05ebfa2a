import { autofillTokens, isAutofillToken } from '../../../forms/autofill-tokens.ts'
import type { Bounds } from '../../../forms/field-type.ts'
import { fieldSettings, fieldTypeOf } from '../../../forms/field-types.ts'
import { firstTime, onKey, onValue, type Path } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { offer } from '../../../problems/offer.ts'
import { repeated } from '../../../site/grouped.ts'
import { groupsOnly, textOnly } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { draftFields } from '../../sense/draft-forms.ts'
import type problems from './problems.ts'

/** Reports fields with equal names, settings that a field type does not have, and impossible bounds and values. */
export default function formFields({ draft, report }: CheckContext<typeof problems>): void {
  // A function of another party, which `sendsKey: false` is for, may serve several forms.
  const own = [...draft.forms].filter(([, declared]) => declared.sendsKey !== false)
  for (const { item, first } of repeated(own, ([, declared]) => textOnly(declared.function))) {
    const related = [firstTime(String(first[1].function), onValue(['forms', first[0], 'function']))]
    const facts = { form: item[0], other: first[0], function: String(first[1].function) }
    report('function-shared', onValue(['forms', item[0], 'function']), facts, { related })
  }
  for (const [form, declared] of draft.forms) {
    const all = draftFields(form, declared)
    for (const { item, first } of repeated(all, ({ name }) => name)) {
      const { name = '', path } = item
      const related = [firstTime(name, onValue([...first.path, 'name']))]
      report('duplicate-field', onValue([...path, 'name']), { name, form }, { related })
    }
    for (const { name, type, fields, path } of all) {
      const known = fieldTypeOf(type ?? '')
      if (type === undefined || !known) continue
      for (const [key, { types }] of Object.entries(fieldSettings))
        if (fields[key] !== undefined && !types.includes(type))
          report('field-has-no-such', onKey(...path, key), { key, type, types: [...types] })
      if (typeof fields.autocomplete === 'string' && !isAutofillToken(fields.autocomplete)) {
        const tokens = [...autofillTokens.keys()]
        const near = nearest(fields.autocomplete, tokens) ?? tokens.find((token) => token === type)
        const facts = { key: 'autocomplete', value: fields.autocomplete, nearest: near, known: tokens }
        report('unknown-value', onValue([...path, 'autocomplete']), facts, offer(near, false))
      }
      if (known.needs?.includes('value') && fields.value === undefined)
        report('value-missing', onValue([...path, 'name']), { name: name ?? '' })
      if (known.bounds) bounds(fields, known.bounds, path)
    }
    const honeypot = groupsOnly(declared.antispam).honeypot
    if (typeof honeypot === 'string' && all.some(({ name }) => name === honeypot))
      report('honeypot-clash', onValue(['forms', form, 'antispam', 'honeypot']), { name: honeypot })
  }

  function bounds(fields: Record<string, unknown>, { noun, how, isOne, areCrossed }: Bounds, path: Path) {
    const written = (['from', 'to'] as const).flatMap((key) =>
      isBound(fields[key]) ? [[key, String(fields[key])] as const] : [],
    )
    const wrong = written.filter(([, value]) => !isOne(value))
    for (const [key, value] of wrong) report('bad-bound', onValue([...path, key]), { value, noun, how })
    const { from, to } = Object.fromEntries(written)
    if (wrong.length > 0 || from === undefined || to === undefined) return
    if (areCrossed(from, to)) report('bounds-crossed', onValue([...path, 'from']), { from, to })
  }
}

const isBound = (value: unknown) => typeof value === 'string' || typeof value === 'number'
