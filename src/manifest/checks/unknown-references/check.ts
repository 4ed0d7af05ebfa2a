import { onValue } from '../../../problems/finding.ts'
import { misnamed } from '../../../problems/offer.ts'
import type { CheckContext } from '../../sense/check.ts'
import { factsIn } from '../../sense/word-groups.ts'
import { suggestible } from '../../shape/suggestible-names.ts'
import type problems from './problems.ts'

/** Reports fragments, forms and readings that are used but not declared. */
export default function unknownReferences({ draft, uncertain, report }: CheckContext<typeof problems>): void {
  if (uncertain) return
  const fragments = Object.keys(draft.value.fragments ?? {})
  const forms = Object.keys(draft.value.forms ?? {})
  const reportUnknown = (
    code: 'unknown-fragment' | 'unknown-form' | 'unknown-reading',
    path: (string | number)[],
    name: string,
    declared: string[],
    suggested: (names: string[]) => string[],
  ) => {
    if (!declared.includes(name)) report(code, onValue(path), ...misnamed(name, suggested(declared)))
  }
  for (const { value, path } of factsIn(draft.groups, 'fragments'))
    reportUnknown('unknown-fragment', path, value, fragments, suggestible.fragments)
  for (const { value, path } of factsIn(draft.groups, 'forms'))
    reportUnknown('unknown-form', path, value, forms, suggestible.forms)
  const { reading } = draft.value
  const readings = Object.keys(draft.value.readings ?? {})
  if (typeof reading === 'string' && readings.length > 0)
    reportUnknown('unknown-reading', ['reading'], reading, readings, suggestible.readings)
}
