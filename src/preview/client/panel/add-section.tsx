// The catalogue of blocks with pictures of each in this site's look: pressed, it stands on the page.
import { useState } from 'react'
import { Button, Input, Label, SearchField } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import type { Json } from '../../edit-messages.ts'
import { endpoints } from '../../messages.ts'
import { useCatalogue } from '../use-catalogue.ts'
import { open } from './open-section.ts'
import { usePanel } from './panel-store.ts'

interface AddSectionProps {
  /** The index that the new section gets, in the list of the page. */
  index: number
  list: Path
  onDone: () => void
}

export function AddSection({ index, list, onDone }: AddSectionProps) {
  const { data, change } = usePanel()
  const { entries } = useCatalogue()
  const [sought, seek] = useState('')
  const words = sought.toLowerCase()
  const put = async (name: string, value: Json) => {
    const isDone = await change(`${name} added`, [{ do: 'insert', path: [...list, index], value }])
    onDone()
    if (isDone) open(index)
  }
  const [form] = data.names.forms
  const found = (entries ?? []).filter(({ type, about }) => `${type} ${about}`.toLowerCase().includes(words))
  return (
    <section aria-label="Blocks">
      <header className="head">
        <Button className="small" onPress={onDone}>
          Back
        </Button>
        <h2>Add a section</h2>
      </header>
      <SearchField className="field" value={sought} onChange={seek} autoFocus>
        <Label>Find a block</Label>
        <Input />
      </SearchField>
      {data.names.fragments.length > 0 && words === '' && (
        <div className="row">
          {data.names.fragments.map((name) => (
            <Button key={name} className="small" onPress={() => void put(`Fragment ${name}`, { use: name })}>
              Fragment {name}
            </Button>
          ))}
        </div>
      )}
      <ul className="blocks">
        {found.map(({ type, about, examples }) => {
          const example = (examples[0]?.props ?? {}) as { [key: string]: Json }
          // Nobody of this site has said what the example says: until its owner has, it is listed before the launch.
          const props = { placeholder: true, ...example }
          // An example names a form of its own; here it is one that the site has.
          if ('form' in example && form) Object.assign(props, { form })
          return (
            <li key={type}>
              <Button className="block" onPress={() => void put(type, { type, ...props })}>
                <span className="still" aria-hidden>
                  <iframe
                    title={`How ${type} looks`}
                    src={`${endpoints.still}${type}/0?reading=${encodeURIComponent(data.reading)}`}
                    loading="lazy"
                    tabIndex={-1}
                    sandbox="allow-same-origin"
                  />
                </span>
                <b>{type}</b>
                <span className="quiet">{about}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      {entries && found.length === 0 && <p className="quiet">No block is called so. Try another word.</p>}
    </section>
  )
}
