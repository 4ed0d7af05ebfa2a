import { type ComponentType, createContext, type ReactElement, useContext } from 'react'
import { useBlock } from './block-context.tsx'
import { usePageNeeds } from './page-needs.ts'
import { usePage } from './site-context.tsx'
import { islandStyle } from './style-names.ts'

/** How islands are rendered into a finished page. Absent where React runs on the page already, as in the live preview. */
export interface IslandRendering {
  /** Block type → addresses of the island's script and of all that it imports at once, the script first. */
  sources: Readonly<Record<string, readonly string[]>>
  /** Markup that React can hydrate, as a tree of its own; ids that React makes begin with `id`. */
  toMarkup(element: ReactElement, island: { name: string; id: string }): string
}

const RenderingContext = createContext<IslandRendering | undefined>(undefined)

export const IslandsProvider = RenderingContext.Provider

/** The component of an island as the live preview draws it, and as it draws it where it waits for a touch. */
export type LiveIsland = ComponentType<object> & { untouched?: ComponentType<object> }

/** By block type: for the live preview alone. */
const IslandComponentsContext = createContext<Record<string, LiveIsland>>({})

export const IslandComponents = IslandComponentsContext.Provider

interface IslandProps<Props extends object> {
  /** The block's type: its folder holds the `island.tsx` that hydrates it. */
  name: string
  component: ComponentType<Props>
  /** What the component is rendered and hydrated with, as JSON. Keep it small: visitors download it. */
  props: Props
  /** A pattern: the island is hydrated at once where the address, or the name of anything kept in the browser, matches it. */
  eager?: string
  /**
   * When it is hydrated without a touch: as soon as it is seen, or once the browser has nothing else to do. Left out or `touch`, when a
   * visitor touches it or goes there with the keyboard.
   */
  when?: 'visible' | 'idle' | 'touch'
}

/** Markup that the loader may hydrate in the browser; finished HTML until then. */
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
      <script type="application/json">{asInertJson(props)}</script>
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

/** JSON that can't end the script element it stands in. */
const asInertJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
