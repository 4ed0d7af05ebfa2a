// Pages that are not in the menu.
import { useState } from 'react'
import { Button, Input, Label, SearchField } from 'react-aria-components'
import type { PanelData } from '../../../edit-messages.ts'
import { counted } from '../../counted.ts'
import { mostListed } from '../most-listed.ts'
import { tellPage } from '../panel-page-messages.ts'
import { usePanel } from '../panel-store.ts'
import { foundPages } from './find-pages.ts'

/** So many are read without looking for one. */
const few = 12

export function OtherPages() {
  const { data } = usePanel()
  const { menu, pages } = data
  const [sought, seek] = useState('')
  const linked = new Set(menu.links.map(({ to }) => to))
  const others = pages.filter(({ path }) => !linked.has(path))
  const found = foundPages(others, sought)
  if (others.length === 0) return null
  return (
    <>
      <h2>Other pages</h2>
      {others.length > few && (
        <SearchField className="field" value={sought} onChange={seek}>
          <Label>Find one of {others.length} pages</Label>
          <Input />
        </SearchField>
      )}
      <ul className="pages">
        {found.slice(0, mostListed).map((page) => (
          <OtherPage key={page.path} page={page} />
        ))}
      </ul>
      <p className="quiet" role="status">
        {found.length === 0 && 'No page is called so.'}
        {found.length > mostListed && `${counted(found.length - mostListed, 'more page')}: typing finds them.`}
      </p>
    </>
  )
}

function OtherPage({ page }: { page: PanelData['pages'][number] }) {
  const { data, change } = usePanel()
  const { menu, path } = data
  return (
    <li className="named">
      <Button
        className={page.path === path ? 'page here' : 'page'}
        aria-current={page.path === path ? 'page' : undefined}
        onPress={() => tellPage({ lectern: 'go', path: page.path })}
      >
        <b>{page.title}</b>
        <span className="quiet">{page.path}</span>
      </Button>
      <Button
        className="small"
        aria-label={`Put ${page.title} into the menu`}
        isDisabled={menu.links.length >= menu.most}
        onPress={() =>
          void change(`${page.title} put into the menu`, [
            {
              do: 'insert',
              path: [...menu.at, menu.links.length],
              value: { label: page.title.slice(0, 60), to: page.path },
            },
          ])
        }
      >
        Into the menu
      </Button>
    </li>
  )
}
