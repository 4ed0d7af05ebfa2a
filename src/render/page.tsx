import type { ReactNode } from 'react'
import { formsOn } from '../blocks/forms-on.ts'
import { blockViews } from '../blocks/views.ts'
import { sectionOptionsIn } from '../schema/section-options.ts'
import { siteOf } from '../site/editions.ts'
import type { Block, Route, Site } from '../site/model.ts'
import { BlockProvider, blockKey, itemTitlesIn } from '../ui/block-context.tsx'
import { InnerBlockViews } from '../ui/inner-block.tsx'
import { usePageNeeds } from '../ui/page-needs.ts'
import { PageProvider } from '../ui/site-context.tsx'
import { blockStyle } from '../ui/style-names.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { lookClasses } from './look-variants.ts'

export function Page({ site: whole, route }: { site: Site; route: Route }) {
  const site = siteOf(whole, route)
  const opening = openingOf(route)
  return (
    <Frame
      site={site}
      path={route.path}
      translations={route.translations}
      over={groundOf(route.blocks[0])}
      shownForms={formsOn(route)}
    >
      {route.blocks.map((block, at) => (
        <BlockView key={block.used?.at ?? block.source} block={block} at={at} opening={at === opening} />
      ))}
    </Frame>
  )
}

/** Index of the block that holds the page's h1: the first that is not a prelude. */
export const openingOf = ({ blocks }: Route): number =>
  Math.max(
    0,
    blocks.findIndex(({ prelude }) => !prelude),
  )

/** Class of the first block's background; undefined if it has the page's own. */
function groundOf(block: Block | undefined): string | undefined {
  const { tone, background } = sectionOptionsIn(block?.props ?? {})
  const ground = tone === 'band' ? 'band' : tone === 'accent' ? 'accented' : undefined
  return background ? `${ground ?? ''} pictured`.trim() : ground
}

interface FrameProps {
  site: Site
  path: string
  /** The page in every language. Without it the language switcher links to the home pages. */
  translations?: Route['translations']
  /** Class of the first block's background, for headers that overlay it. */
  over?: string
  /** Names of the forms in the page's blocks. */
  shownForms?: readonly unknown[]
  children: ReactNode
}

/** Skip link, header, main element and footer around a page's content. */
export function Frame({ site, path, translations, over, shownForms, children }: FrameProps) {
  return (
    <PageProvider value={{ site, path, translations }}>
      <a href="#content" className="skip">
        {site.texts.skip}
      </a>
      <Header over={over} />
      <main id="content" tabIndex={-1} className={lookClasses(site.theme) || undefined}>
        {children}
      </main>
      <Footer shownForms={shownForms} />
    </PageProvider>
  )
}

/** Renders a block with the view of its type. Throws if there is none: a validated manifest has known types only. */
export function BlockView({ block, at, opening = at === 0 }: { block: Block; at: number; opening?: boolean }) {
  const View = blockViews[block.type]
  usePageNeeds()?.styles.add(blockStyle(block.type))
  if (!View) throw new Error(`The block "${block.type}" has no view.`)
  return (
    <BlockProvider
      value={{
        key: blockKey(block, at),
        id: block.id,
        opening,
        placeholder: block.placeholder ?? false,
        itemTitles: itemTitlesIn(block.props),
        section: sectionOptionsIn(block.props),
      }}
    >
      <InnerBlockViews value={blockViews}>
        <View {...block.props} />
      </InnerBlockViews>
    </BlockProvider>
  )
}
