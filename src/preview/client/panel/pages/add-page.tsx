import { useState } from 'react'
import type { Json, RequestedOperation } from '../../../edit-messages.ts'
import { LabelledCheck } from '../../check.tsx'
import { Radios } from '../../radios.tsx'
import { fieldTitle } from '../../titles.ts'
import { words } from '../../words.ts'
import { postToPage } from '../panel-messages.ts'
import { usePanel } from '../panel-store.ts'
import { QuestionForm, TextQuestion } from '../question-form.tsx'
import { isPath, pathFor } from './page-path.ts'
import { newPage, sectionsOf, templatesFor } from './page-templates.ts'

export function AddPage({ onDone }: { onDone: () => void }) {
  const { data, change } = usePanel()
  const [title, setTitle] = useState('')
  const [path, setPath] = useState('')
  const [start, setStart] = useState('text')
  const [isInMenu, setInMenu] = useState(true)
  const { menu, reading } = data
  const templates = templatesFor(data)
  const address = path || pathFor(title)
  const isTaken = data.pages.some((page) => page.path === address)
  const add = async () => {
    if (!isPath(address) || isTaken || title === '') return
    const template = templates.find(({ id }) => id === start)
    const blocks: Json = template
      ? sectionsOf(template, title, data)
      : data.sections.flatMap(({ written, isHidden }) => (isHidden ? [] : [written]))
    const link: RequestedOperation = {
      do: 'insert',
      path: [...menu.at, menu.links.length],
      value: { label: title, to: address },
    }
    const isDone = await change(words.editing.added(`${words.review.things.page} ${address}`), [
      newPage(reading, address, title, blocks),
      ...(isInMenu ? [link] : []),
    ])
    if (!isDone) return
    onDone()
    postToPage({ lectern: 'go', path: address })
  }
  return (
    <QuestionForm title={words.pages.add} submit={words.panel.fields.addName} onSubmit={add} onCancel={onDone}>
      <TextQuestion label={fieldTitle('title')} value={title} onChange={setTitle} autoFocus isRequired />
      <TextQuestion
        label={words.pages.address}
        placeholder={pathFor(title) || words.pages.addressExample}
        about={words.pages.addressAbout}
        error={isTaken ? words.editing.taken : words.pages.howAddressesAre}
        value={path}
        onChange={setPath}
        isInvalid={isTaken || (address !== '' && !isPath(address))}
      />
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
      <LabelledCheck label={words.pages.inMenu} isOn={isInMenu} onChange={setInMenu} />
    </QuestionForm>
  )
}
