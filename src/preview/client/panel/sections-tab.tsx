// The sections of the page: moved by drag or by keyboard, added, copied, taken away.
import { useState } from 'react'
import { Button, GridList, GridListItem, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import type { AskedOperation, PanelSection } from '../../edit-messages.ts'
import { AddSection } from './add-section.tsx'
import { FieldGroup } from './field-group.tsx'
import { keysOf } from './item-keys.ts'
import { open } from './open-section.ts'
import { usePanel } from './panel-store.ts'
import { useReorder } from './use-reorder.ts'

export const nameOf = ({ type, title }: PanelSection) => (title ? `${type}: ${title}` : type)

export function SectionsTab({ adding: asked }: { adding?: number }) {
  const { data, isBehind, change } = usePanel()
  const { sections, page } = data
  const [adding, add] = useState(asked)
  const list = page && [...page.at, 'blocks']
  const keys = keysOf(sections.map(nameOf))
  const move = (from: number, to: number) => {
    const section = sections[from]
    if (!section || !list) return
    void change(`${nameOf(section)} moved`, [{ do: 'move', path: section.at, to: [...list, to] }])
  }
  const dragAndDropHooks = useReorder(keys, move)
  // What is added, moved or typed here is meant for the page that is seen.
  if (isBehind)
    return (
      <p className="quiet" role="status">
        The sections of this page are coming …
      </p>
    )
  if (!page || !list) return <p className="quiet">This address is no page of the site.</p>
  if (adding !== undefined) return <AddSection index={adding} list={list} onDone={() => add(undefined)} />
  return (
    <>
      <GridList
        aria-label="Sections of the page"
        className="sections"
        selectionMode="none"
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => open(keys.indexOf(String(key)))}
        items={sections.map((section, index) => ({ id: keys[index], section, index }))}
      >
        {({ id, section, index }) => (
          <GridListItem id={id} textValue={nameOf(section)} className="section">
            <Button slot="drag" className="grip" aria-label={`Move ${nameOf(section)}`}>
              <span aria-hidden>⠿</span>
            </Button>
            <span className="section-name">
              <b>{section.type}</b> {section.fragment && <i className="badge">fragment {section.fragment.name}</i>}
              <span className="quiet">{section.title}</span>
            </span>
            <SectionMenu section={section} index={index} onMove={move} onAdd={add} />
          </GridListItem>
        )}
      </GridList>
      <Button className="main" onPress={() => add(sections.length)}>
        Add a section
      </Button>
      <h2>The page itself</h2>
      <FieldGroup schema={page.schema} value={page.value} at={page.at} />
    </>
  )
}

interface MenuProps {
  section: PanelSection
  index: number
  onMove: (from: number, to: number) => void
  onAdd: (index: number) => void
}

function SectionMenu({ section, index, onMove, onAdd }: MenuProps) {
  const { data, change } = usePanel()
  const { sections } = data
  const name = nameOf(section)
  const acts: Record<string, () => void> = {
    edit: () => open(index),
    up: () => onMove(index, index - 1),
    down: () => onMove(index, index + 1),
    above: () => onAdd(index),
    below: () => onAdd(index + 1),
    copy: () => void change(`${name} copied`, copied(section)),
    remove: () => void change(`${name} removed`, [{ do: 'remove', path: section.at }]),
  }
  return (
    <MenuTrigger>
      <Button className="dots" aria-label={`What to do with ${name}`}>
        <span aria-hidden>⋯</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          aria-label={name}
          className="menu"
          disabledKeys={[
            ...(index === 0 ? ['up'] : []),
            ...(index === sections.length - 1 ? ['down'] : []),
            ...(sections.length === 1 ? ['remove'] : []),
          ]}
          onAction={(key) => acts[String(key)]?.()}
        >
          <MenuItem id="edit">Edit its fields</MenuItem>
          <MenuItem id="up">Move up</MenuItem>
          <MenuItem id="down">Move down</MenuItem>
          <MenuItem id="above">Add a section above</MenuItem>
          <MenuItem id="below">Add a section below</MenuItem>
          <MenuItem id="copy">Duplicate</MenuItem>
          <MenuItem id="remove">Remove</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** Two sections of a page share no id: the copy has none. */
function copied({ at, value, fragment }: PanelSection): AskedOperation[] {
  const copy: AskedOperation = { do: 'duplicate', path: at }
  const hasId = !fragment && value !== null && typeof value === 'object' && 'id' in value
  const next = [...at.slice(0, -1), Number(at.at(-1)) + 1]
  return hasId ? [copy, { do: 'remove', path: [...next, 'id'] }] : [copy]
}
