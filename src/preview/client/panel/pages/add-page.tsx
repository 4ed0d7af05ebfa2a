import { useState } from 'react'
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components'
import type { Json, RequestedOperation } from '../../../edit-messages.ts'
import { words } from '../../words.ts'
import { postToPage } from '../panel-page-messages.ts'
import { usePanel } from '../panel-store.ts'
import { QuestionForm } from '../question-form.tsx'
import { Radios } from '../radios.tsx'
import { isPath, pathFor } from './page-path.ts'
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
    const blocks: Json = template
      ? sectionsOf(template, title, data)
      : data.sections.flatMap(({ written, isHidden }) => (isHidden ? [] : [written]))
    const link: RequestedOperation = {
      do: 'insert',
      path: [...menu.at, menu.links.length],
      value: { label: title, to: wanted },
    }
    const isDone = await change(words.pages.added(wanted), [
      {
        do: 'set',
        path: ['readings', reading, 'routes', wanted],
        value: { title, description: `${title}.`, blocks },
      },
      ...(inMenu === 'yes' ? [link] : []),
    ])
    if (!isDone) return
    onDone()
    postToPage({ lectern: 'go', path: wanted })
  }
  return (
    <QuestionForm title={words.pages.add} submit={words.pages.addIt} onSubmit={add} onCancel={onDone}>
      <TextField className="field" value={title} onChange={setTitle} autoFocus isRequired>
        <Label>{words.pages.title}</Label>
        <Input />
        <FieldError />
      </TextField>
      <TextField
        className="field"
        value={path}
        onChange={setPath}
        isInvalid={isTaken || (wanted !== '' && !isPath(wanted))}
      >
        <Label>{words.pages.address}</Label>
        <Input placeholder={pathFor(title) || words.pages.addressExample} />
        <Text slot="description">{words.pages.addressAbout}</Text>
        <FieldError>{isTaken ? words.pages.taken : words.pages.howAddressesAre}</FieldError>
      </TextField>
      <Radios
        label={words.pages.beginsWith}
        options={[
          ...templates.map(({ id }) => ({ id, ...words.pages.templates[id] })),
          ...(data.sections.length > 0
            ? [{ id: 'copy', words: words.pages.copy, about: words.pages.copyAbout(data.path) }]
            : []),
        ]}
        value={start}
        onChange={setStart}
      />
      <Radios
        label={words.pages.inMenu}
        options={[
          { id: 'yes', words: words.pages.yes, about: words.pages.atTheEnd },
          { id: 'no', words: words.pages.no },
        ]}
        value={inMenu}
        onChange={putInMenu}
      />
    </QuestionForm>
  )
}
