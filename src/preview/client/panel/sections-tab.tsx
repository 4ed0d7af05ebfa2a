// The tab of the page's sections: adds, moves, copies and removes them, and edits the page's own fields.
import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { isGroup } from '../../../site/groups.ts'
import type { PanelSection, RequestedOperation } from '../../edit-messages.ts'
import { readAs } from '../facts.ts'
import { blockTitle } from '../titles.ts'
import { words } from '../words.ts'
import { AddSection } from './add-section.tsx'
import { FieldGroup } from './field-group.tsx'
import { IconButton } from './icon-button.tsx'
import { RowList } from './item-list.tsx'
import { openSection } from './panel-messages.ts'
import { usePanel } from './panel-store.ts'

/** Keys that few pages have. */
const rareKeys = ['for', 'translates']

const nameOf = ({ type, title }: PanelSection) => (title ? words.labelled(blockTitle(type), title) : blockTitle(type))

export function SectionsTab({ adding: requested }: { adding?: number }) {
  const { data, isBehind, change } = usePanel()
  const { page } = data
  const sections = data.sections
    .filter(({ isHidden }) => !isHidden)
    .map((section) => ({ ...section, title: readAs(section.title, data.facts) }))
  const [adding, setAdding] = useState(requested)
  const list = page && [...page.at, 'blocks']
  const move = (from: number, to: number) => {
    const section = sections[from]
    if (!section || !list) return
    void change(words.editing.moved(nameOf(section)), [{ do: 'move', path: section.at, to: [...list, to] }])
  }
  // Until the shown page's data are loaded, edits would go to the previous page.
  if (isBehind)
    return (
      <p className="quiet" role="status">
        {words.bar.coming}
      </p>
    )
  if (!page || !list) return <p className="quiet">{words.sheets.noSuchPage}</p>
  if (adding !== undefined) return <AddSection index={adding} list={list} onDone={() => setAdding(undefined)} />
  return (
    <>
      <RowList
        label={words.panel.sections.ofPage}
        items={sections.map((section) => ({ words: nameOf(section), section }))}
        onOpen={openSection}
        onMove={move}
        shown={({ section: { type, fragment, title } }) => (
          <>
            <b>{blockTitle(type)}</b> {fragment && <i className="badge">{words.panel.sections.shared}</i>}
            <span className="quiet">{title}</span>
          </>
        )}
        acts={({ section }, index) => <SectionMenu section={section} index={index} onMove={move} onAdd={setAdding} />}
      />
      <Button className="main" onPress={() => setAdding(sections.length)}>
        {words.panel.sections.add}
      </Button>
      <HiddenSections />
      <h2>{words.panel.sections.pageItself}</h2>
      <FieldGroup schema={page.schema} value={page.value} at={page.at} folded={rareKeys} />
    </>
  )
}

/** Drafts, and sections that are shown at another time. */
function HiddenSections() {
  const { data, change } = usePanel()
  const hidden = data.sections.flatMap((section, index) => (section.isHidden ? [{ section, index }] : []))
  if (hidden.length === 0) return null
  return (
    <>
      <h2>{words.panel.sections.hidden}</h2>
      <ul className="pages">
        {hidden.map(({ section, index }) => (
          <li key={index} className="named">
            <Button className="page" onPress={() => openSection(index)}>
              <b>{blockTitle(section.type)}</b>
              <span className="quiet">{section.title}</span>
            </Button>
            {isGroup(section.value) && section.value.draft === true && (
              <Button
                aria-label={words.labelled(words.panel.sections.show, nameOf(section))}
                onPress={() =>
                  void change(words.editing.changed(nameOf(section)), [
                    { do: 'remove', path: [...section.home, 'draft'] },
                  ])
                }
              >
                {words.panel.sections.show}
              </Button>
            )}
          </li>
        ))}
      </ul>
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
  const sections = data.sections.filter(({ isHidden }) => !isHidden)
  const name = nameOf(section)
  const { sections: says } = words.panel
  const isLast = index === sections.length - 1
  const items: [label: string, act: () => void, isDisabled?: boolean][] = [
    [says.editFields, () => openSection(index)],
    [says.up, () => onMove(index, index - 1), index === 0],
    [says.down, () => onMove(index, index + 1), isLast],
    [says.addAbove, () => onAdd(index)],
    [says.addBelow, () => onAdd(index + 1)],
    [words.panel.items.copy, () => void change(words.editing.copied(name), copied(section))],
    [
      words.panel.items.remove,
      () => void change(words.editing.removed(name), [{ do: 'remove', path: section.at }]),
      sections.length === 1,
    ],
  ]
  return (
    <MenuTrigger>
      <IconButton sign="⋯" label={words.labelled(words.panel.items.acts, name)} />
      <Popover className="popover" placement="bottom end">
        <Menu aria-label={name} className="menu">
          {items.map(([label, act, isDisabled]) => (
            <MenuItem key={label} isDisabled={isDisabled} onAction={act}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** Duplicates the section. The copy gets no id, since ids are unique on a page. */
function copied({ at, value, fragment }: PanelSection): RequestedOperation[] {
  const copy: RequestedOperation = { do: 'duplicate', path: at }
  const hasId = !fragment && value !== null && typeof value === 'object' && 'id' in value
  const next = [...at.slice(0, -1), Number(at.at(-1)) + 1]
  return hasId ? [copy, { do: 'remove', path: [...next, 'id'] }] : [copy]
}
