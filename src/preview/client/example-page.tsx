import { useEffect, useLayoutEffect, useState } from 'react'
import { BlockView } from '../../render/page.tsx'
import type { Block } from '../../site/model.ts'
import { IslandComponents } from '../../ui/island.tsx'
import { ImageSources } from '../../ui/picture.tsx'
import { PageProvider } from '../../ui/site-context.tsx'
import { withForm } from '../catalogue/example-form.ts'
import { islandComponents } from './island-components.tsx'
import { showLook } from './look.ts'
import { useNews, watch } from './news.ts'
import { blockTitle, exampleTitle } from './titles.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useListener } from './use-listener.ts'
import { words } from './words.ts'

/** A page with a single example of a block in this site's look: `/__lectern/example/hero/0`. */
export function ExamplePage() {
  const { shown } = useNews()
  const { entries, images = {} } = useCatalogue()
  const [path, setPath] = useState(location.pathname)
  useEffect(() => watch('/'), [])
  useListener(window, ['popstate'], () => setPath(location.pathname))
  useLayoutEffect(() => {
    if (shown) showLook(shown, '/')
  })
  const [, , , type, at] = path.split('/')
  const example = entries?.find((entry) => entry.type === type)?.examples[Number(at)]
  if (!shown || !entries) return null
  if (!type || !example) return <p>{words.sheets.noSuchExample}</p>
  document.title = `${blockTitle(type)}, ${exampleTitle(example.name)}`
  const block: Block = { type, props: example.props, source: '' }
  return (
    <PageProvider value={{ site: withForm(shown.site, example.props.form), path: '/' }}>
      <ImageSources value={images}>
        <IslandComponents value={islandComponents}>
          <main id="content" key={path} data-example={path}>
            <BlockView block={block} at={0} />
          </main>
        </IslandComponents>
      </ImageSources>
    </PageProvider>
  )
}
