// The components of all islands. React already runs in the preview, so only islands of own blocks wait for a touch, as on the built site.
import { type ComponentType, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { isOwnBlock, withOwn } from '../../blocks/own-blocks.ts'
import type { LiveIsland } from '../../ui/island.tsx'

interface Touch {
  /** Index of the touched element within the island, in document order. */
  at: number
  type: string
}

/** Renders an island as static markup until a pointer or the keyboard touches it, as on the built site. */
const untouched = (Component: ComponentType<object>) =>
  function UntouchedIsland(props: object) {
    const place = useRef<HTMLDivElement>(null)
    const [touch, setTouch] = useState<Touch>()
    const touched = ({ type, target }: SyntheticEvent) => {
      if (touch) return
      const at = [...(place.current?.querySelectorAll('[data-untouched] *') ?? [])].indexOf(target as Element)
      // Synchronously, since press and release must hit the same element to be a click.
      flushSync(() => setTouch({ type, at }))
    }
    // The touched element was replaced: its successor gets the focus or click.
    useLayoutEffect(() => {
      const element = touch && place.current?.querySelectorAll('*')[touch.at]
      if (!(element instanceof HTMLElement)) return
      if (touch?.type === 'focus') element.focus()
      if (touch?.type === 'click') element.click()
    }, [touch])
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the elements in it.
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys that press a button also fire a click.
      <div ref={place} style={{ display: 'contents' }} onPointerOver={touched} onFocus={touched} onClick={touched}>
        {touch ? (
          <Component {...props} />
        ) : (
          <div
            data-untouched=""
            style={{ display: 'contents' }}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped this markup.
            dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Component {...props} />) }}
          />
        )}
      </div>
    )
  }

const modules = import.meta.glob<{ Component: ComponentType<object> }>('../../blocks/*/island.tsx', {
  eager: true,
  import: 'default',
})

export const islandComponents: Record<string, LiveIsland> = Object.fromEntries(
  Object.entries(withOwn(modules, 'islands')).map(([type, { Component }]) => [
    type,
    isOwnBlock(type) ? Object.assign(Component, { untouched: untouched(Component) }) : Component,
  ]),
)
