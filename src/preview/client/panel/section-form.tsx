// The fields of one section.
import { Button } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { sectionKeys } from '../../../schema/section-options.ts'
import { isGroup } from '../../../site/groups.ts'
import { slugged } from '../../../site/slug.ts'
import type { Json, PanelSection } from '../../edit-messages.ts'
import { Described } from './described.tsx'
import { FieldGroup } from './field-group.tsx'
import { usePanel } from './panel-store.ts'
import { placesOf, SharedFields } from './shared-fields.tsx'

/** What every block has; authors look for it last. */
const frame = ['type', 'id', 'placeholder', ...sectionKeys]

export function SectionForm({ section, index }: { section: PanelSection; index: number }) {
  const { data, change } = usePanel()
  const { type, at, home, value, fragment, title } = section
  const schema = data.schemas[type]
  const form = formIn(schema?.properties, value)
  const leave = () => {
    location.hash = ''
  }
  const free = nameFor(title || type, data.names.fragments)
  const intoFragment = () =>
    void change(`${type} made the fragment ${free}`, [
      { do: 'set', path: ['fragments', free], value: withoutId(value) },
      { do: 'set', path: at, value: { use: free, ...(isGroup(value) && value.id ? { id: value.id } : {}) } },
    ])
  const outOfFragment = () => void change(`${type} taken out of its fragment`, [{ do: 'set', path: at, value }])
  return (
    <section aria-label={`Section ${index + 1}`}>
      <header className="head">
        <Button className="small" onPress={leave} autoFocus>
          All sections
        </Button>
        <h2>{type}</h2>
      </header>
      {schema?.description && (
        <p className="quiet">
          <Described>{schema.description}</Described>
        </p>
      )}
      {form !== undefined && (
        <p>
          <Button
            className="small"
            onPress={() => {
              location.hash = `form-${form}`
            }}
          >
            Questions of “{form}”
          </Button>
        </p>
      )}
      {fragment && (
        <div className="hint">
          <p>
            This is the fragment <b>{fragment.name}</b>
            {fragment.elsewhere.length > 0
              ? `, shown on ${placesOf(fragment.elsewhere, data.readings)} too. What is changed here changes there, unless it is made different.`
              : '. No other page shows it.'}
          </p>
          <Button className="small" onPress={outOfFragment}>
            Take it out of the fragment
          </Button>
        </div>
      )}
      {isGroup(value) && value.placeholder === true && <StillPlaceholder at={[...home, 'placeholder']} />}
      {schema && fragment && <SharedFields {...{ section, fragment, schema }} hidden={frame} />}
      {schema && !fragment && <FieldGroup schema={schema} value={value} at={home} hidden={frame} />}
      {schema && (
        <details>
          <summary>More</summary>
          <FieldGroup
            schema={schema}
            value={value}
            at={home}
            hidden={Object.keys(schema.properties ?? {}).filter(
              (key) => !frame.includes(key) || key === 'type' || (fragment && key === 'id'),
            )}
          />
        </details>
      )}
      <div className="row">
        {!fragment && (
          <Button className="small" onPress={intoFragment}>
            Make it a fragment, to use it elsewhere too
          </Button>
        )}
        <Button
          className="small danger"
          isDisabled={data.sections.length === 1}
          onPress={() => {
            leave()
            void change(`${type} removed`, [{ do: 'remove', path: at }])
          }}
        >
          Remove this section
        </Button>
      </div>
    </section>
  )
}

/** What an example or a template has put there. */
function StillPlaceholder({ at }: { at: Path }) {
  const { change } = usePanel()
  return (
    <div className="hint">
      <p>These words are a placeholder. Before the launch, the site lists what is still one.</p>
      <Button className="small" onPress={() => void change('No placeholder any more', [{ do: 'remove', path: at }])}>
        It says what it should
      </Button>
    </div>
  )
}

/** The form that the section shows. */
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

function nameFor(words: string, taken: readonly string[]): string {
  const stem =
    slugged(words)
      .replace(/^[^a-z]+/, '')
      .slice(0, 40) || 'fragment'
  let name = stem
  for (let number = 2; taken.includes(name); number++) name = `${stem}-${number}`
  return name
}
