import { useEffect, useLayoutEffect, useState } from 'react'
import { BlockView } from '../../render/page.tsx'
import type { Block, Site } from '../../site/model.ts'
import { AwakeIslands } from '../../ui/island.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import type { CatalogueEntry } from '../catalogue.ts'
import { doors } from '../messages.ts'
import { awakeIslands } from './awake-islands.ts'
import { showLook } from './look.ts'
import { useNews } from './news.ts'

/** One example of one block in the look of this site: `/__lectern/example/hero/0`. */
export function ExamplePage() {
  const { shown } = useNews()
  const [entries, set] = useState<CatalogueEntry[]>()
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    fetch(doors.catalogue)
      .then((answer) => answer.json())
      .then(set, console.error)
    const follow = () => setPath(location.pathname)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useLayoutEffect(() => {
    if (shown) showLook(shown)
  })
  const [, , , type, at] = path.split('/')
  const example = entries?.find((entry) => entry.type === type)?.examples[Number(at)]
  if (!shown || !entries) return null
  if (!type || !example) return <p>There is no such example.</p>
  document.title = `${type}: ${example.name}`
  const block: Block = { type, props: example.props, source: '' }
  return (
    <PageProvider value={{ site: withForm(shown.site, example.props.form), path: '/' }}>
      <AwakeIslands value={awakeIslands}>
        <main id="content" key={path} data-example={path}>
          <BlockView block={block} at={0} />
        </main>
      </AwakeIslands>
    </PageProvider>
  )
}

/** Examples name a form; on a site that has other forms, its first one stands in. */
function withForm(site: Site, name: unknown): Site {
  const [first] = site.forms
  if (typeof name !== 'string' || !first || site.forms.some((form) => form.name === name)) return site
  return { ...site, forms: [...site.forms, { ...first, name }] }
}
