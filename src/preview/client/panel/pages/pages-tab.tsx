// The tab of the reading's pages: adds, renames and removes pages, and edits the menu.
import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Path } from '../../../../problems/finding.ts'
import { words } from '../../words.ts'
import { entryHash } from '../entries/entry-hash.ts'
import { ItemList } from '../item-list.tsx'
import { postToPage } from '../panel-messages.ts'
import { usePanel } from '../panel-store.ts'
import { AddPage } from './add-page.tsx'
import { AllPages } from './all-pages.tsx'
import { RemovePage, RenamePage } from './change-address.tsx'

const forms = { add: AddPage, rename: RenamePage, remove: RemovePage }

export function PagesTab() {
  const { data } = usePanel()
  const { path, made } = data
  const [form, setForm] = useState<keyof typeof forms>()
  const [isBack, setBack] = useState(false)
  const Form = form && forms[form]
  const done = () => {
    setForm(undefined)
    setBack(true)
  }
  if (Form) return <Form onDone={done} />
  return (
    <>
      <div className="row">
        <Button className="main" onPress={() => setForm('add')} autoFocus={isBack}>
          {words.pages.add}
        </Button>
        {made ? (
          <EntryButton entry={made.entry} />
        ) : (
          <>
            <Button isDisabled={path === '/'} onPress={() => setForm('rename')}>
              {words.pages.rename(path)}
            </Button>
            <Button className="danger" isDisabled={path === '/'} onPress={() => setForm('remove')}>
              {words.panel.fields.removeName(path)}
            </Button>
          </>
        )}
      </div>
      <MenuLinks />
      <AllPages />
    </>
  )
}

/** The page of an entry is renamed and removed with the entry. */
const EntryButton = ({ entry }: { entry: Path | undefined }) =>
  entry && <Button onPress={() => location.assign(entryHash(entry))}>{words.entries.ofPage}</Button>

/** The links of the header in the manifest. */
function MenuLinks() {
  const { data, change } = usePanel()
  const { menu, pages, path } = data
  const here = menu.links.findIndex(({ to }) => to === path)
  return (
    <>
      <h2>{words.pages.inMenu}</h2>
      <ItemList
        label={words.pages.inMenu}
        items={menu.links.map(({ label, to }) => ({ words: label, marks: [to] }))}
        opened={here < 0 ? undefined : here}
        onOpen={(index) => {
          const [to = ''] = menu.links[index]?.to.split('#') ?? []
          if (pages.some((page) => page.path === to)) postToPage({ lectern: 'go', path: to })
        }}
        onMove={(from, to) =>
          void change(words.editing.moved(menu.links[from]?.label ?? ''), [
            { do: 'move', path: [...menu.at, from], to: [...menu.at, to] },
          ])
        }
        onRemove={(index) =>
          void change(words.pages.takenOutOfMenu(menu.links[index]?.label ?? ''), [
            { do: 'remove', path: [...menu.at, index] },
          ])
        }
        removing={words.pages.takeOutOfMenu}
        mayRemove={menu.links.length > 1}
      />
    </>
  )
}
