import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { isGroup } from '../../../site/groups.ts'
import type { PanelPart } from '../../edit-messages.ts'
import { words } from '../words.ts'
import { AnyField, FieldGroup } from './field-group.tsx'
import { usePanel } from './panel-store.ts'
import { AboutGroup } from './schema-words.tsx'

/** As the server calls it, in the language that is spoken. */
const partTitle = (name: string): string =>
  Object.hasOwn(words.panel.parts, name) ? words.panel.parts[name as keyof typeof words.panel.parts] : name

/** The look, or what all pages share: each part with the fields of its schema. The page beside it changes with each. */
export function PartsTab({ tab }: Pick<PanelPart, 'tab'>) {
  const { data } = usePanel()
  const parts = data.parts.filter((part) => part.tab === tab)
  const [only] = parts
  // A part that is all of its tab has its name above it already.
  if (only && parts.length === 1) return <Part {...only} />
  return parts.map(({ name, at, value, schema }) => (
    <Disclosure key={name} className="part">
      <Heading level={2}>
        <Button slot="trigger" className="part-name">
          {partTitle(name)}
        </Button>
      </Heading>
      <DisclosurePanel>
        <Part {...{ name, at, value, schema }} />
      </DisclosurePanel>
    </Disclosure>
  ))
}

/** What it is called stands above it. */
function Part({ name, at, value, schema }: Pick<PanelPart, 'name' | 'at' | 'value' | 'schema'>) {
  if (!schema.properties || !isGroup(value))
    return <AnyField name={partTitle(name)} schema={schema} value={value} at={at} isRequired />
  return (
    <>
      <AboutGroup schema={schema} />
      <FieldGroup schema={schema} value={value} at={at} />
    </>
  )
}
