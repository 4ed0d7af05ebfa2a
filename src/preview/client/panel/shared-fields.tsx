// Fields of a section whose text other pages show too: each says whether it is shared, and may differ here.
import { Button } from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import type { AskedOperation, PanelSection } from '../../edit-messages.ts'
import { AnyField } from './field-group.tsx'
import { labelOf } from './label-of.ts'
import { usePanel } from './panel-store.ts'

interface SharedFieldsProps {
  section: PanelSection
  fragment: NonNullable<PanelSection['fragment']>
  schema: SchemaNode
  hidden: readonly string[]
}

export function SharedFields({ section, fragment, schema, hidden }: SharedFieldsProps) {
  const { data, change } = usePanel()
  const { at, home, value } = section
  const required = new Set(schema.required)
  const isOnceHere = data.readings.length > 1 && fragment.elsewhere.every(({ reading }) => reading !== data.reading)
  const here = isOnceHere ? `in ${data.reading}` : 'here'
  return (
    <div className="fields">
      {Object.entries(schema.properties ?? {})
        .filter(([key]) => !hidden.includes(key))
        .map(([key, inner]) => {
          const isOwn = fragment.own.includes(key)
          const shown = isGroup(value) ? value[key] : undefined
          const own = [...at, 'with', key]
          const label = labelOf(key)
          const toggle = () =>
            isOwn
              ? change(`${label} as elsewhere again`, [
                  { do: 'remove', path: fragment.own.length === 1 ? own.slice(0, -1) : own },
                ])
              : change(`${label} made different ${here}`, different(section, fragment.own, key))
          return (
            <div key={key} className="shared-field">
              <AnyField
                name={key}
                schema={inner}
                value={shown}
                at={isOwn ? own : [...home, key]}
                isRequired={required.has(key) || isOwn}
              />
              {shown !== undefined && fragment.elsewhere.length > 0 && (
                <p className="row quiet shared-line">
                  <span>{isOwn ? `Only ${here}.` : `Shared with ${placesOf(fragment.elsewhere, data.readings)}.`}</span>
                  <Button className="small" onPress={() => void toggle()} aria-label={`${label}: ${says(isOwn, here)}`}>
                    {says(isOwn, here)}
                  </Button>
                </p>
              )}
            </div>
          )
        })}
    </div>
  )
}

const says = (isOwn: boolean, here: string) => (isOwn ? 'As elsewhere again' : `Make it different ${here}`)

function different({ at, value }: PanelSection, own: readonly string[], key: string): AskedOperation[] {
  const shown = isGroup(value) ? value[key] : undefined
  if (shown === undefined) return []
  const path = [...at, 'with']
  return own.length > 0
    ? [{ do: 'set', path: [...path, key], value: shown }]
    : [{ do: 'set', path, value: { [key]: shown } }]
}

/** `/landings of A, /contact of B and 2 other places`; a site with one reading has no need to name it. */
export function placesOf(places: readonly { reading: string; path: string }[], readings: readonly string[]): string {
  const named = places.slice(0, 2).map(({ reading, path }) => (readings.length > 1 ? `${path} of ${reading}` : path))
  const more = places.length - named.length
  const all = more > 0 ? [...named, `${more} other ${more === 1 ? 'place' : 'places'}`] : named
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
}
