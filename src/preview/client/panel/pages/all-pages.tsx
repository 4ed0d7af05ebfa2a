// All pages of the shown reading as a tree by address, with a search for larger sites.
import { useState } from 'react'
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components'
import type { PanelData } from '../../../edit-messages.ts'
import { words } from '../../words.ts'
import { IconButton } from '../icon-button.tsx'
import { postToPage } from '../panel-messages.ts'
import { usePanel } from '../panel-store.ts'
import { Search } from '../search.tsx'
import { findPages, maxListedResults } from './find-pages.ts'
import { containsPage, type PageNode, pageTree } from './page-tree.ts'

/** Larger sites get a search field, and a tree that is folded. */
const maxPagesInView = 12

export function AllPages() {
  const { data } = usePanel()
  const { pages } = data
  const [search, setSearch] = useState('')
  const found = findPages(pages, search)
  return (
    <>
      <h2>{words.pages.all}</h2>
      {pages.length > maxPagesInView && (
        <Search label={words.pages.find(pages.length)} value={search} onChange={setSearch} />
      )}
      {search.trim() === '' ? (
        <Branch nodes={pageTree(pages)} />
      ) : (
        <>
          <Branch nodes={found.slice(0, maxListedResults).map((page) => ({ path: page.path, page, below: [] }))} />
          <p className="quiet" role="status">
            {found.length === 0
              ? words.editing.noneFound
              : found.length > maxListedResults
                ? words.editing.moreFound(found.length - maxListedResults)
                : words.pages.found(found.length)}
          </p>
        </>
      )}
    </>
  )
}

function Branch({ nodes }: { nodes: readonly PageNode[] }) {
  return (
    <>
      <ul className="pages">
        {nodes.slice(0, maxListedResults).map((node) => (
          <li key={node.path}>
            <Twig node={node} />
          </li>
        ))}
      </ul>
      {nodes.length > maxListedResults && (
        <p className="quiet">{words.editing.moreFound(nodes.length - maxListedResults)}</p>
      )}
    </>
  )
}

function Twig({ node }: { node: PageNode }) {
  const { data } = usePanel()
  const { path, page, below } = node
  const row = page ? <PageRow page={page} /> : <span className="quiet folder">{path}</span>
  if (below.length === 0) return row
  const isHere = containsPage(node, data.path)
  return (
    // The key changes when the shown page enters or leaves this branch, so that it opens anew.
    <Disclosure key={String(isHere)} className="below" defaultExpanded={data.pages.length <= maxPagesInView || isHere}>
      <div className="named">
        <IconButton slot="trigger" className="dots twist" sign="▸" label={words.pages.below(path)} />
        {row}
      </div>
      <DisclosurePanel>
        <Branch nodes={below} />
      </DisclosurePanel>
    </Disclosure>
  )
}

function PageRow({ page }: { page: PanelData['pages'][number] }) {
  const { data, change } = usePanel()
  const { menu, path } = data
  const isInMenu = menu.links.some(({ to }) => to === page.path)
  return (
    <div className="named">
      <Button
        className={page.path === path ? 'page here' : 'page'}
        aria-current={page.path === path ? 'page' : undefined}
        onPress={() => postToPage({ lectern: 'go', path: page.path })}
      >
        <b>{page.title}</b>
        <span className="quiet">{page.path}</span>
      </Button>
      {!isInMenu && (
        <Button
          aria-label={words.pages.putIntoMenu(page.title)}
          isDisabled={menu.links.length >= menu.maxLinks}
          onPress={() =>
            void change(words.pages.wasPutIntoMenu(page.title), [
              {
                do: 'insert',
                path: [...menu.at, menu.links.length],
                value: { label: page.title.slice(0, 60), to: page.path },
              },
            ])
          }
        >
          {words.pages.intoMenu}
        </Button>
      )}
    </div>
  )
}
