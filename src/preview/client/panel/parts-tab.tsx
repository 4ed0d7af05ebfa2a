import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import type { PanelPart } from '../../edit-messages.ts'
import { words } from '../words.ts'
import { AnyField } from './field-group.tsx'
import { usePanel } from './panel-store.ts'

/** As the server calls it, in the language that is spoken. */
const partTitle = (name: string): string =>
  Object.hasOwn(words.panel.parts, name) ? words.panel.parts[name as keyof typeof words.panel.parts] : name

/** The look, or what all pages share: each part with the fields of its schema. The page beside it changes with each. */
export function PartsTab({ tab }: Pick<PanelPart, 'tab'>) {
  const { data } = usePanel()
  const parts = data.parts.filter((part) => part.tab === tab)
  return parts.map(({ name, at, value, schema }) => (
    <Disclosure key={name} defaultExpanded={parts.length === 1} className="part">
      <Heading level={2}>
        <Button slot="trigger" className="part-name">
          {partTitle(name)}
        </Button>
      </Heading>
      <DisclosurePanel>
        <AnyField name={partTitle(name)} schema={schema} value={value} at={at} isRequired />
      </DisclosurePanel>
    </Disclosure>
  ))
}
