import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { usePage } from './site-context.tsx'

/** Block type → address of the script that wakes its island. Empty in the live preview, where React runs already. */
const SourcesContext = createContext<Record<string, string>>({})

export const IslandSources = SourcesContext.Provider

/** Block type → the component of its island, awake from the start: for the live preview alone. */
const AwakeContext = createContext<Record<string, ComponentType<object>>>({})

export const AwakeIslands = AwakeContext.Provider

interface IslandProps {
  /** The block's type: its folder holds the `island.tsx` that wakes it. */
  name: string
  /** What the island's component is hydrated with, as JSON. Keep it small: visitors download it. */
  props: object
  /** A pattern: the island wakes at once where the address, or the name of anything kept in the browser, matches it. */
  eager?: string
  /** The same component with the same props. Two texts side by side would need a marker: make them one. */
  children: ReactNode
}

/** Markup that the loader may wake in the browser; finished HTML until then. */
export function Island({ name, props, eager, children }: IslandProps) {
  const source = useContext(SourcesContext)[name]
  const Awake = useContext(AwakeContext)[name]
  const { errorTitle } = usePage().site.texts
  return (
    <div data-island={name} data-island-src={source} data-island-error={errorTitle} data-island-eager={eager}>
      <script type="application/json">{asInertJson(props)}</script>
      <div data-island-root="">{Awake ? <Awake {...props} /> : children}</div>
    </div>
  )
}

/** JSON that can't end the script element it stands in. */
const asInertJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
