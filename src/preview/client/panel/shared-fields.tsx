// Fields of a shared section: each says which pages share it, and can be made different here.
import { Button } from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { PageOfReading, PanelSection, RequestedOperation } from '../../edit-messages.ts'
import { pageInWords } from '../edit/shown-where.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { FieldGroup } from './field-group.tsx'
import { usePanel } from './panel-store.ts'

interface SharedFieldsProps {
  section: PanelSection
  fragment: NonNullable<PanelSection['fragment']>
  schema: SchemaNode
  hidden: readonly string[]
  folded: readonly string[]
}

export function SharedFields({ section, fragment, schema, hidden, folded }: SharedFieldsProps) {
  const { data, change } = usePanel()
  const { at, home, value } = section
  const isOnceInReading =
    data.readings.length > 1 && fragment.elsewhere.every(({ reading }) => reading !== data.reading)
  const here = isOnceInReading ? words.editing.inVersions(data.reading) : words.editing.here
  const around = (key: string) => {
    const isOwn = fragment.own.includes(key)
    const own = [...at, 'with', key]
    const label = fieldTitle(key)
    const toggle = () =>
      isOwn
        ? change(words.labelled(label, words.panel.sections.asElsewhereAgain), [
            { do: 'remove', path: fragment.own.length === 1 ? own.slice(0, -1) : own },
          ])
        : change(words.panel.sections.madeDifferent(label, here), different(section, fragment.own, key))
    const isShared = isGroup(value) && value[key] !== undefined && fragment.elsewhere.length > 0
    const below = isShared && (
      <p className="row quiet shared-line">
        <span>
          {isOwn ? words.panel.sections.only(here) : words.panel.sections.sharedFieldWith(placesOf(fragment.elsewhere))}
        </span>
        <Button onPress={() => void toggle()} aria-label={words.labelled(label, toggleLabel(isOwn, here))}>
          {toggleLabel(isOwn, here)}
        </Button>
      </p>
    )
    return { props: isOwn ? { at: own, isRequired: true } : {}, below }
  }
  return <FieldGroup {...{ schema, value, hidden, folded, around }} at={home} />
}

const toggleLabel = (isOwn: boolean, here: string) =>
  isOwn ? words.panel.sections.asElsewhereAgain : words.panel.sections.makeDifferent(here)

function different({ at, value }: PanelSection, own: readonly string[], key: string): RequestedOperation[] {
  const shown = isGroup(value) ? value[key] : undefined
  if (shown === undefined) return []
  const path = [...at, 'with']
  return own.length > 0
    ? [{ do: 'set', path: [...path, key], value: shown }]
    : [{ do: 'set', path, value: { [key]: shown } }]
}

/** `/landings of A, /contact of B and 2 other places`. */
export function placesOf(places: readonly PageOfReading[]): string {
  const named = places.slice(0, 2).map(pageInWords)
  const more = places.length - named.length
  return words.list(more > 0 ? [...named, words.panel.sections.otherPlaces(more)] : named)
}
