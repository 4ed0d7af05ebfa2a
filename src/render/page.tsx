import type { ReactNode } from 'react'
import { blockViews } from '../blocks/views.ts'
import type { Block, Route, Site } from '../site/model.ts'
import { BlockProvider } from '../ui/block-context.tsx'
import { usePageNeeds } from '../ui/page-needs.ts'
import { PageProvider } from '../ui/site-context.tsx'
import { blockStyle } from '../ui/style-names.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** A whole page: bar, blocks, footer. */
export function Page({ site, route }: { site: Site; route: Route }) {
  return (
    <Frame site={site} path={route.path}>
      {route.blocks.map((block, at) => (
        <BlockView key={block.used?.at ?? block.source} block={block} at={at} />
      ))}
    </Frame>
  )
}

interface FrameProps {
  site: Site
  path: string
  children: ReactNode
}

/** What stands on every page, round whatever the page holds. */
export function Frame({ site, path, children }: FrameProps) {
  return (
    <PageProvider value={{ site, path }}>
      <a href="#content" className="skip">
        {site.texts.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </PageProvider>
  )
}

/** One block, drawn by the component of its type. The checks know every type, so a missing view is a fault of ours. */
export function BlockView({ block, at }: { block: Block; at: number }) {
  const View = blockViews[block.type]
  usePageNeeds()?.styles.add(blockStyle(block.type))
  if (!View) throw new Error(`The block "${block.type}" has no view.`)
  return (
    <BlockProvider
      value={{
        key: block.id ?? `block-${at + 1}`,
        id: block.id,
        opening: at === 0,
        placeholder: block.placeholder ?? false,
      }}
    >
      <View {...block.props} />
    </BlockProvider>
  )
}
