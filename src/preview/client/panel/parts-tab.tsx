import type { ReactNode } from 'react'
import { isGroup } from '../../../site/groups.ts'
import type { PanelPart } from '../../edit-messages.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { AnyField, FieldGroup } from './field-group.tsx'
import { usePanel } from './panel-store.ts'
import { AboutGroup } from './schema-words.tsx'

const partTitle = (name: string): string => (name === 'site' ? words.panel.nameAndContact : fieldTitle(name))

/** The tab of the look or of the whole site: a folded group of fields for each part. */
export function PartsTab({ tab }: Pick<PanelPart, 'tab'>) {
  const { data } = usePanel()
  const parts = data.parts.filter((part) => part.tab === tab)
  const [only] = parts
  // The tab already has the name of its only part.
  if (only && parts.length === 1) return <Part {...only} />
  return parts.map((part) => (
    <Folded key={part.name} title={partTitle(part.name)}>
      <Part {...part} />
    </Folded>
  ))
}

/** Content behind a heading that folds it out. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="part" aria-label={title}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
)

function Part({ name, at, value, schema }: Pick<PanelPart, 'name' | 'at' | 'value' | 'schema'>) {
  if (!schema.properties || !isGroup(value))
    return <AnyField name={name} schema={schema} value={value} at={at} isRequired />
  return (
    <>
      <AboutGroup schema={schema} />
      <FieldGroup schema={schema} value={value} at={at} />
    </>
  )
}
