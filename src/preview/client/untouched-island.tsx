// An island that waits for a touch, as the finished site has it: markup without effects until a pointer or the keyboard comes.
import { type ComponentType, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { renderToStaticMarkup } from 'react-dom/server'

interface Touch {
  /** Which of the island's elements, in the order of the document. */
  at: number
  type: string
}

export const untouched = (Component: ComponentType<object>) =>
  function UntouchedIsland(props: object) {
    const place = useRef<HTMLDivElement>(null)
    const [touch, setTouch] = useState<Touch>()
    const touched = ({ type, target }: SyntheticEvent) => {
      if (touch) return
      const at = [...(place.current?.querySelectorAll('[data-untouched] *') ?? [])].indexOf(target as Element)
      // At once: the press that follows a pointer has to begin and end on one element.
      flushSync(() => setTouch({ type, at }))
    }
    // The element that was touched is another one now: it gets what was meant for the first.
    useLayoutEffect(() => {
      const element = touch && place.current?.querySelectorAll('*')[touch.at]
      if (!(element instanceof HTMLElement)) return
      if (touch?.type === 'focus') element.focus()
      if (touch?.type === 'click') element.click()
    }, [touch])
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is meant for the elements in it.
      // biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a button is a click.
      <div ref={place} style={{ display: 'contents' }} onPointerOver={touched} onFocus={touched} onClick={touched}>
        {touch ? (
          <Component {...props} />
        ) : (
          <div
            data-untouched=""
            style={{ display: 'contents' }}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React made this markup a moment ago.
            dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Component {...props} />) }}
          />
        )}
      </div>
    )
  }
