// Completes a change of a form's field with everything that must change with it: references to its name, settings of its type.
import type { Path } from '../../../../problems/finding.ts'
import { isGroup } from '../../../../site/groups.ts'
import type { Json, PanelFieldType, RequestedOperation } from '../../../edit-messages.ts'
import { type Form, mailTexts, panelFields, started, waitingFor } from './form-fields.ts'

/** The operation, followed by those for conditions, mails and settings that depend on the field's name, type or choices. */
export function withDependentChanges(
  operation: RequestedOperation,
  form: Form,
  types: readonly PanelFieldType[],
): RequestedOperation[] {
  const [index, key, choice, part] = operation.path.slice(form.at.length + 1)
  if (operation.do !== 'set' || operation.path[form.at.length] !== 'fields' || typeof index !== 'number')
    return [operation]
  const field = panelFields(form)[index]
  if (!field || typeof operation.value !== 'string') return [operation]
  if (key === 'name' && choice === undefined) return [operation, ...renamed(form, field.name, operation.value)]
  const newType = types.find(({ type }) => type === operation.value)
  if (key === 'type') return [operation, ...retyped(form, index, newType)]
  if (key !== 'choices' || part !== 'value') return [operation]
  const choices = Array.isArray(field.value.choices) ? field.value.choices : []
  const before = choices[Number(choice)]
  const was = isGroup(before) ? before.value : undefined
  const others = waitingFor(form, field.name).filter(({ is }) => is === was)
  return [
    operation,
    ...others.map(({ index: other }) => setAt([...form.at, 'fields', other, 'when', 'is'], operation.value)),
  ]
}

const setAt = (path: Path, value: Json): RequestedOperation => ({ do: 'set', path, value })

const renamed = (form: Form, from: string, to: Json): RequestedOperation[] => [
  ...waitingFor(form, from).map(({ index }) => setAt([...form.at, 'fields', index, 'when', 'field'], to)),
  ...mailTexts(form)
    .filter(({ words }) => words.includes(`[${from}]`))
    .map(({ at, words }) => setAt([...form.at, ...at], words.replaceAll(`[${from}]`, `[${to}]`))),
]

/** Removes settings that the new type lacks, and adds those that it requires. */
function retyped(form: Form, index: number, type: PanelFieldType | undefined): RequestedOperation[] {
  const { value } = panelFields(form)[index] ?? { value: {} }
  if (!type) return []
  const at = [...form.at, 'fields', index]
  const known = type.schema.properties ?? {}
  return [
    ...Object.keys(value)
      .filter((key) => !Object.hasOwn(known, key))
      .map((key): RequestedOperation => ({ do: 'remove', path: [...at, key] })),
    ...Object.entries(started(type.schema, type.needs))
      .filter(([key]) => !Object.hasOwn(value, key))
      .map(([key, start]) => setAt([...at, key], start)),
  ]
}
