// The pages of the reading: those in the menu, in its order, and the others; added, renamed, taken away.
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { ItemList } from '../item-list.tsx'
import { tellPage } from '../panel-page-messages.ts'
import { usePanel } from '../panel-store.ts'
import { AddPage } from './add-page.tsx'
import { RemovePage, RenamePage } from './change-address.tsx'
import { OtherPages } from './other-pages.tsx'

const forms = { add: AddPage, rename: RenamePage, remove: RemovePage }

export function PagesTab() {
  const { data } = usePanel()
  const { path } = data
  const [doing, start] = useState<keyof typeof forms>()
  const [isBack, comeBack] = useState(false)
  const Form = doing && forms[doing]
  const done = () => {
    start(undefined)
    comeBack(true)
  }
  if (Form) return <Form onDone={done} />
  return (
    <>
      <div className="row">
        <Button className="main" onPress={() => start('add')} autoFocus={isBack}>
          Add a page
        </Button>
        <Button className="small" isDisabled={path === '/'} onPress={() => start('rename')}>
          Rename {path}
        </Button>
        <Button className="small danger" isDisabled={path === '/'} onPress={() => start('remove')}>
          Remove {path}
        </Button>
      </div>
      <MenuLinks />
      <OtherPages />
    </>
  )
}

/** The links of the header, as the manifest has them. */
function MenuLinks() {
  const { data, change } = usePanel()
  const { menu, pages, path } = data
  const here = menu.links.findIndex(({ to }) => to === path)
  return (
    <>
      <h2>In the menu</h2>
      <ItemList
        label="In the menu"
        items={menu.links.map(({ label, to }) => ({ words: label, marks: [to] }))}
        opened={here < 0 ? undefined : here}
        onOpen={(index) => {
          const [to = ''] = menu.links[index]?.to.split('#') ?? []
          if (pages.some((page) => page.path === to)) tellPage({ lectern: 'go', path: to })
        }}
        onMove={(from, to) =>
          void change(`${menu.links[from]?.label} moved in the menu`, [
            { do: 'move', path: [...menu.at, from], to: [...menu.at, to] },
          ])
        }
        onRemove={(index) =>
          void change(`${menu.links[index]?.label} taken out of the menu`, [
            { do: 'remove', path: [...menu.at, index] },
          ])
        }
        removing="Take out of the menu"
        mayRemove={menu.links.length > 1}
      />
    </>
  )
}
