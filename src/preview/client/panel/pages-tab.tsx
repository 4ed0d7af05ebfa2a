// The pages of the reading: added, renamed with a redirect, taken away with an answer for those who come by.
import { useState } from 'react'
import { Button, Form, Input, Label, Radio, RadioGroup, Text, TextField } from 'react-aria-components'
import type { AskedOperation, Json } from '../../edit-messages.ts'
import { tellPage } from './panel-page-messages.ts'
import { usePanel } from './panel-store.ts'

const isPath = (path: string) => /^\/(?:[a-zA-Z0-9._~-]+(?:\/[a-zA-Z0-9._~-]+)*)?$/.test(path)

export function PagesTab() {
  const { data } = usePanel()
  const { pages, path } = data
  const [doing, start] = useState<'add' | 'rename' | 'remove'>()
  const done = () => start(undefined)
  return (
    <>
      <ul className="pages">
        {pages.map((page) => (
          <li key={page.path}>
            <Button
              className={page.path === path ? 'page here' : 'page'}
              aria-current={page.path === path ? 'page' : undefined}
              onPress={() => tellPage({ lectern: 'go', path: page.path })}
            >
              <b>{page.title}</b>
              <span className="quiet">{page.path}</span>
              {page.inMenu && <i className="badge">in the menu</i>}
            </Button>
          </li>
        ))}
      </ul>
      {doing === undefined && (
        <div className="row">
          <Button className="main" onPress={() => start('add')}>
            Add a page
          </Button>
          <Button className="small" isDisabled={path === '/'} onPress={() => start('rename')}>
            Rename {path}
          </Button>
          <Button className="small danger" isDisabled={path === '/'} onPress={() => start('remove')}>
            Remove {path}
          </Button>
        </div>
      )}
      {doing === 'add' && <AddPage onDone={done} />}
      {doing === 'rename' && <RenamePage onDone={done} />}
      {doing === 'remove' && <RemovePage onDone={done} />}
    </>
  )
}

interface DoneProps {
  onDone: () => void
}

function AddPage({ onDone }: DoneProps) {
  const { data, change } = usePanel()
  const [title, setTitle] = useState('')
  const [path, setPath] = useState('')
  const [start, setStart] = useState('plain')
  const [inMenu, putInMenu] = useState('yes')
  const routes = ['readings', data.reading, 'routes']
  const wanted = path || pathFor(title)
  const isTaken = data.pages.some((page) => page.path === wanted)
  const add = async () => {
    if (!isPath(wanted) || isTaken || title === '') return
    const blocks: Json =
      start === 'copy' ? data.sections.map(copyOf) : [{ type: 'prose', title, text: 'What is to be said here.\n' }]
    const page: Json = { title, description: `${title}.`, blocks }
    const link: AskedOperation = {
      do: 'insert',
      path: ['readings', data.reading, 'layout', 'header', 'links', data.pages.filter((one) => one.inMenu).length],
      value: { label: title, to: wanted },
    }
    const isDone = await change(`Page ${wanted} added`, [
      { do: 'set', path: [...routes, wanted], value: page },
      ...(inMenu === 'yes' ? [link] : []),
    ])
    if (!isDone) return
    onDone()
    tellPage({ lectern: 'go', path: wanted })
  }
  return (
    <Form
      className="group"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <h2>Add a page</h2>
      <TextField className="field" value={title} onChange={setTitle} autoFocus isRequired>
        <Label>Its title</Label>
        <Input />
      </TextField>
      <TextField
        className="field"
        value={path}
        onChange={setPath}
        isInvalid={isTaken || (wanted !== '' && !isPath(wanted))}
      >
        <Label>Its address</Label>
        <Input placeholder={pathFor(title) || '/prices'} />
        <Text slot="description">
          {isTaken ? 'There is such a page already.' : 'Left empty, it is made from the title.'}
        </Text>
      </TextField>
      <RadioGroup className="field" value={start} onChange={setStart}>
        <Label>It begins</Label>
        <Radio value="plain" className="radio">
          <span className="ring" aria-hidden />
          <span>with a text</span>
        </Radio>
        <Radio value="copy" className="radio">
          <span className="ring" aria-hidden />
          <span>as a copy of {data.path}</span>
        </Radio>
      </RadioGroup>
      <RadioGroup className="field" value={inMenu} onChange={putInMenu}>
        <Label>In the menu</Label>
        <Radio value="yes" className="radio">
          <span className="ring" aria-hidden />
          <span>yes, at the end</span>
        </Radio>
        <Radio value="no" className="radio">
          <span className="ring" aria-hidden />
          <span>no</span>
        </Radio>
      </RadioGroup>
      <Buttons label="Add it" onDone={onDone} />
    </Form>
  )
}

/** A copy of a section as it is written; a use of a fragment stays one. */
const copyOf = ({ value, fragment }: { value: Json; fragment?: { name: string } }): Json =>
  fragment ? { use: fragment.name } : value

const pathFor = (title: string): string => {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words && `/${words}`
}

function RenamePage({ onDone }: DoneProps) {
  const { data, change } = usePanel()
  const [to, setTo] = useState(data.path)
  const { reading, path } = data
  const isTaken = to !== path && data.pages.some((page) => page.path === to)
  const rename = async () => {
    if (!isPath(to) || isTaken || to === path) return
    const home = ['readings', reading]
    const isDone = await change(`${path} renamed to ${to}`, [
      ...data.linksHere.map(
        ({ at, value }): AskedOperation => ({ do: 'set', path: at, value: to + value.slice(path.length) }),
      ),
      { do: 'rename', path: [...home, 'routes', path], key: to },
      { do: 'set', path: [...home, 'redirects', path], value: to },
    ])
    if (!isDone) return
    onDone()
    tellPage({ lectern: 'go', path: to })
  }
  return (
    <Form
      className="group"
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      <h2>Rename {path}</h2>
      <TextField className="field" value={to} onChange={setTo} autoFocus isInvalid={isTaken || !isPath(to)}>
        <Label>Its new address</Label>
        <Input />
        <Text slot="description">
          {isTaken
            ? 'There is such a page already.'
            : `Who comes to ${path} is led on, and ${data.linksHere.length} links to it are changed.`}
        </Text>
      </TextField>
      <Buttons label="Rename it" onDone={onDone} />
    </Form>
  )
}

function RemovePage({ onDone }: DoneProps) {
  const { data, change } = usePanel()
  const { reading, path, linksHere } = data
  const others = data.pages.filter((page) => page.path !== path)
  const [to, setTo] = useState('/')
  const remove = async () => {
    const home = ['readings', reading]
    const isDone = await change(`Page ${path} removed`, [
      ...linksHere.map(({ at }): AskedOperation => ({ do: 'set', path: at, value: to })),
      { do: 'remove', path: [...home, 'routes', path] },
      { do: 'set', path: [...home, 'redirects', path], value: to },
    ])
    if (!isDone) return
    onDone()
    tellPage({ lectern: 'go', path: to })
  }
  return (
    <Form
      className="group"
      onSubmit={(event) => {
        event.preventDefault()
        void remove()
      }}
    >
      <h2>Remove {path}</h2>
      <RadioGroup className="field" value={to} onChange={setTo}>
        <Label>Where visitors go who come to it, by a link or from a search</Label>
        {others.map((page) => (
          <Radio key={page.path} value={page.path} className="radio">
            <span className="ring" aria-hidden />
            <span>
              {page.title} <span className="quiet">{page.path}</span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
      <p className="quiet">{linksHere.length} links to it lead there then too.</p>
      <Buttons label="Remove it" onDone={onDone} />
    </Form>
  )
}

const Buttons = ({ label, onDone }: DoneProps & { label: string }) => (
  <div className="row">
    <Button type="submit" className="main">
      {label}
    </Button>
    <Button className="small" onPress={onDone}>
      Cancel
    </Button>
  </div>
)
