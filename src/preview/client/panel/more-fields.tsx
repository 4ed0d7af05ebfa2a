// Rarely used fields, folded away.
import type { ComponentProps } from 'react'
import { words } from '../words.ts'
import { FieldGroup } from './field-group.tsx'

interface MoreFieldsProps extends Omit<ComponentProps<typeof FieldGroup>, 'hidden'> {
  /** Keys with a field here. */
  keys: readonly string[]
}

export const MoreFields = ({ keys, ...group }: MoreFieldsProps) => (
  <details>
    <summary>{words.panel.more}</summary>
    <FieldGroup {...group} hidden={Object.keys(group.schema.properties ?? {}).filter((key) => !keys.includes(key))} />
  </details>
)
