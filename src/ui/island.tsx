import { type ComponentType, createContext, type ReactElement, useContext } from 'react'
import { useBlock } from './block-context.tsx'
import { usePageNeeds } from './page-needs.ts'
import { usePage } from './site-context.tsx'
import { islandStyle } from './style-names.ts'

/** How islands render into static pages. Absent in the live preview, where React runs on the whole page. */
export interface IslandRendering {
  /** URLs by block type: the island's script first, then its static imports. */
  sources: Readonly<Record<string, readonly string[]>>
  /** Renders markup that React can hydrate as a root of its own; ids that React generates begin with `id`. */
  toMarkup(element: ReactElement, island: { name: string; id: string }): string
}

const RenderingContext = createContext<IslandRendering | undefined>(undefined)

export const IslandsProvider = RenderingContext.Provider

/** An island's component in the live preview; `untouched` renders its state before the first touch. */
export type LiveIsland = ComponentType<object> & { untouched?: ComponentType<object> }

/** By block type; only the live preview provides it. */
const IslandComponentsContext = createContext<Record<string, LiveIsland>>({})

export const IslandComponents = IslandComponentsContext.Provider

interface IslandProps<Props extends object> {
  /** The block's type: its folder holds the `island.tsx` that hydrates it. */
  name: string
  component: ComponentType<Props>
  /** Props for rendering and hydration. Visitors download them as JSON, so keep them small. */
  props: Props
  /** Regular expression: the island hydrates on load if the URL or a key in browser storage matches. */
  eager?: string
  /**
   * When the island hydrates: on scrolling into view, when the browser is idle, or (`touch`, the default) on the first pointer or
   * keyboard contact.
   */
  when?: 'visible' | 'idle' | 'touch'
}

/** Finished HTML that the loader hydrates in the browser when needed. */
export function Island<Props extends object>({
  name,
  component: Plain,
  props,
  eager,
  when = 'touch',
}: IslandProps<Props>) {
  const rendering = useContext(RenderingContext)
  const Hydrated = useContext(IslandComponentsContext)[name]
  const { key } = useBlock()
  const { errorTitle } = usePage().site.texts
  const id = `${key}-island`
  const needs = usePageNeeds()
  needs?.islands.add(name)
  needs?.styles.add(islandStyle(name))
  needs?.scripts.add('loader')
  if (eager !== undefined) needs?.scripts.add('eager')
  const untouched = when === 'touch' ? undefined : when
  const Live = untouched ? Hydrated : (Hydrated?.untouched ?? Hydrated)
  if (untouched) needs?.scripts.add('untouched')
  const source = rendering?.sources[name]?.join(' ')
  return (
    <div
      id={id}
      data-island={name}
      data-files={source}
      data-island-error={errorTitle}
      data-island-eager={eager}
      data-island-when={untouched}
    >
      <script type="application/json">{JSON.stringify(props).replaceAll('<', '\\u003c')}</script>
      {rendering ? (
        <div
          data-island-root=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this markup a moment ago.
          dangerouslySetInnerHTML={{ __html: rendering.toMarkup(<Plain {...props} />, { name, id }) }}
        />
      ) : (
        <div data-island-root="">{Live ? <Live {...props} /> : <Plain {...props} />}</div>
      )}
    </div>
  )
}
