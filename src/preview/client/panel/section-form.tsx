// The fields of one section, with its sharing and removal.
import { Button } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { isGroup } from '../../../site/groups.ts'
import { freeName, slugged } from '../../../site/slug.ts'
import { blockFrame } from '../../block-frame.ts'
import type { Json, PanelSection } from '../../edit-messages.ts'
import { blockTitle } from '../titles.ts'
import { words } from '../words.ts'
import { FieldGroup } from './field-group.tsx'
import { PanelHead } from './head.tsx'
import { usePanel } from './panel-store.ts'
import { AboutGroup } from './schema-words.tsx'
import { placesOf, SharedFields } from './shared-fields.tsx'

export function SectionForm({ section, index }: { section: PanelSection; index: number }) {
  const { data, change } = usePanel()
  const { type, at, home, value, fragment, title } = section
  const schema = data.schemas[type]
  const form = formIn(schema?.properties, value)
  // Blocks with a `from` of their own show `until` beside it.
  const frame = schema?.properties?.from ? blockFrame.filter((key) => key !== 'until') : blockFrame
  const leave = () => {
    location.hash = ''
  }
  const free = nameFor(title || type, data.names.fragments)
  const intoFragment = () =>
    void change(words.panel.sections.madeShared(blockTitle(type), free), [
      { do: 'set', path: ['fragments', free], value: withoutId(value) },
      { do: 'set', path: at, value: { use: free, ...(isGroup(value) && value.id ? { id: value.id } : {}) } },
    ])
  const outOfFragment = () =>
    void change(words.panel.sections.takenOut(blockTitle(type)), [{ do: 'set', path: at, value }])
  return (
    <section aria-label={words.panel.sections.numbered(index + 1)}>
      <PanelHead title={blockTitle(type)} back={words.panel.sections.all} onBack={leave} />
      <AboutGroup schema={schema} />
      {form !== undefined && (
        <p>
          <Button onPress={() => location.assign(`#form-${form}`)}>{words.panel.sections.questions(form)}</Button>
        </p>
      )}
      {fragment && (
        <div className="hint">
          <p>
            {words.panel.sections.thisIsShared} <b>{fragment.name}</b>
            {fragment.elsewhere.length > 0
              ? words.panel.sections.sharedWith(placesOf(fragment.elsewhere))
              : words.panel.sections.sharedWithNone}
          </p>
          <Button onPress={outOfFragment}>{words.panel.sections.takeOut}</Button>
        </div>
      )}
      {isGroup(value) && value.placeholder === true && <StillPlaceholder at={[...home, 'placeholder']} />}
      {schema &&
        (fragment ? (
          <SharedFields {...{ section, fragment, schema }} hidden={['type', 'id']} folded={frame} />
        ) : (
          <FieldGroup schema={schema} value={value} at={home} hidden={['type']} folded={frame} />
        ))}
      <div className="row">
        {!fragment && <Button onPress={intoFragment}>{words.panel.sections.makeShared}</Button>}
        <Button
          className="danger"
          isDisabled={data.sections.length === 1}
          onPress={() => {
            leave()
            void change(words.editing.removed(blockTitle(type)), [{ do: 'remove', path: at }])
          }}
        >
          {words.panel.items.remove}
        </Button>
      </div>
    </section>
  )
}

/** Marks the texts of an example or template as the owner's own. */
function StillPlaceholder({ at }: { at: Path }) {
  const { change } = usePanel()
  return (
    <div className="hint">
      <p>{words.panel.sections.placeholder}</p>
      <Button onPress={() => void change(words.panel.sections.noPlaceholder, [{ do: 'remove', path: at }])}>
        {words.panel.sections.saysIt}
      </Button>
    </div>
  )
}

/** Name of the form that the section shows. */
const formIn = (properties: SchemaNode['properties'] = {}, value: Json): string | undefined =>
  Object.keys(properties).flatMap((key) => {
    const named = isGroup(value) && properties[key]?.['x-kind'] === 'form' ? value[key] : undefined
    return typeof named === 'string' ? [named] : []
  })[0]

const withoutId = (value: Json): Json => {
  if (!isGroup(value)) return value
  const { id: _, ...rest } = value
  return rest
}

/** A free name for a fragment, made from the section's title. */
function nameFor(words: string, taken: readonly string[]): string {
  const slug = slugged(words).replace(/^[^a-z]+/, '')
  const stem = (slug.length > 32 ? slug.slice(0, 33).replace(/-[^-]*$/, '') : slug) || 'fragment'
  return freeName(stem, (name) => taken.includes(name))
}
