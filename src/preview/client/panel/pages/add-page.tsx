import { useState } from 'react'
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components'
import type { AskedOperation, Json } from '../../../edit-messages.ts'
import { AskedForm } from '../asked-form.tsx'
import { tellPage } from '../panel-page-messages.ts'
import { usePanel } from '../panel-store.ts'
import { Radios } from '../radios.tsx'
import { howPathsAre, isPath, pathFor } from './page-path.ts'
import { sectionsOf, templatesFor } from './page-templates.ts'

export function AddPage({ onDone }: { onDone: () => void }) {
  const { data, change } = usePanel()
  const [title, setTitle] = useState('')
  const [path, setPath] = useState('')
  const [start, setStart] = useState('text')
  const [inMenu, putInMenu] = useState('yes')
  const { menu, reading } = data
  const templates = templatesFor(data)
  const wanted = path || pathFor(title)
  const isTaken = data.pages.some((page) => page.path === wanted)
  const add = async () => {
    if (!isPath(wanted) || isTaken || title === '') return
    const template = templates.find(({ id }) => id === start)
    const blocks: Json = template ? sectionsOf(template, title, data) : data.sections.map(({ written }) => written)
    const link: AskedOperation = {
      do: 'insert',
      path: [...menu.at, menu.links.length],
      value: { label: title, to: wanted },
    }
    const isDone = await change(`Page ${wanted} added`, [
      {
        do: 'set',
        path: ['readings', reading, 'routes', wanted],
        value: { title, description: `${title}.`, blocks },
      },
      ...(inMenu === 'yes' ? [link] : []),
    ])
    if (!isDone) return
    onDone()
    tellPage({ lectern: 'go', path: wanted })
  }
  return (
    <AskedForm title="Add a page" submit="Add it" onSubmit={add} onCancel={onDone}>
      <TextField className="field" value={title} onChange={setTitle} autoFocus isRequired>
        <Label>Its title</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField
        className="field"
        value={path}
        onChange={setPath}
        isInvalid={isTaken || (wanted !== '' && !isPath(wanted))}
      >
        <Label>Its address</Label>
        <Input placeholder={pathFor(title) || '/prices'} />
        <Text slot="description">Left empty, it is made from the title.</Text>
        <FieldError>{isTaken ? 'There is such a page already.' : howPathsAre}</FieldError>
      </TextField>
      <Radios
        label="It begins with"
        options={[
          ...templates,
          ...(data.sections.length > 0
            ? [{ id: 'copy', words: 'A copy', about: `The sections of ${data.path}.` }]
            : []),
        ]}
        value={start}
        onChange={setStart}
      />
      <Radios
        label="In the menu"
        options={[
          { id: 'yes', words: 'yes', about: 'At the end: it can be moved there.' },
          { id: 'no', words: 'no' },
        ]}
        value={inMenu}
        onChange={putInMenu}
      />
    </AskedForm>
  )
}
