// A page gets another address, or goes: visitors are led on, and so are the links to it.
import { useState } from 'react'
import { Input, Label, Text, TextField } from 'react-aria-components'
import type { AskedOperation } from '../../../edit-messages.ts'
import { AskedForm } from '../asked-form.tsx'
import { tellPage } from '../panel-page-messages.ts'
import { usePanel } from '../panel-store.ts'
import { Radios } from '../radios.tsx'
import { isPath } from './page-path.ts'

interface DoneProps {
  onDone: () => void
}

export function RenamePage({ onDone }: DoneProps) {
  const { data } = usePanel()
  const { reading, path, linksHere, pages } = data
  const [to, setTo] = useState(path)
  const lead = useLead(onDone)
  const isTaken = to !== path && pages.some((page) => page.path === to)
  const rename = async () => {
    if (!isPath(to) || isTaken || to === path) return
    await lead(`${path} renamed to ${to}`, to, [
      ...linksHere.map(
        ({ at, value }): AskedOperation => ({ do: 'set', path: at, value: to + value.slice(path.length) }),
      ),
      { do: 'rename', path: ['readings', reading, 'routes', path], key: to },
    ])
  }
  return (
    <AskedForm title={`Rename ${path}`} submit="Rename it" onSubmit={rename} onCancel={onDone}>
      <TextField className="field" value={to} onChange={setTo} autoFocus isInvalid={isTaken || !isPath(to)}>
        <Label>Its new address</Label>
        <Input />
        <Text slot="description">
          {isTaken
            ? 'There is such a page already.'
            : `Who comes to ${path} is led on, and ${linksHere.length} links to it are changed.`}
        </Text>
      </TextField>
    </AskedForm>
  )
}

export function RemovePage({ onDone }: DoneProps) {
  const { data } = usePanel()
  const { reading, path, linksHere, pages, menu } = data
  const [to, setTo] = useState('/')
  const lead = useLead(onDone)
  // From the last one on, so that the places of the others stay true.
  const inMenu = menu.links.flatMap((link, index) => (link.to === path ? [index] : [])).reverse()
  const isInMenu = (at: AskedOperation['path']) => at.slice(0, menu.at.length).join() === menu.at.join()
  const others = linksHere.filter(({ at, value }) => value !== path || !isInMenu(at))
  const remove = () =>
    lead(`Page ${path} removed`, to, [
      ...others.map(({ at }): AskedOperation => ({ do: 'set', path: at, value: to })),
      ...inMenu.map((index): AskedOperation => ({ do: 'remove', path: [...menu.at, index] })),
      { do: 'remove', path: ['readings', reading, 'routes', path] },
    ])
  return (
    <AskedForm title={`Remove ${path}`} submit="Remove it" onSubmit={remove} onCancel={onDone}>
      <Radios
        label="Where visitors go who come to it, by a link or from a search"
        options={pages
          .filter((page) => page.path !== path)
          .map((page) => ({ id: page.path, words: page.title, about: page.path }))}
        value={to}
        onChange={setTo}
      />
      <p className="quiet">
        {others.length} links to it lead there then too.{inMenu.length > 0 && ' Its link in the menu goes.'}
      </p>
    </AskedForm>
  )
}

/** Does it, with the redirect from the page's address, and goes to where that leads. */
function useLead(onDone: () => void) {
  const { data, change } = usePanel()
  const { reading, path } = data
  return async (label: string, to: string, operations: AskedOperation[]) => {
    const redirect: AskedOperation = { do: 'set', path: ['readings', reading, 'redirects', path], value: to }
    if (!(await change(label, [...operations, redirect]))) return
    onDone()
    tellPage({ lectern: 'go', path: to })
  }
}
