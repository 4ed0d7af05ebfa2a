import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'

/**
 * Makes the script of an island: given the wrapper that `Island` drew, it hydrates the markup there. The promise is kept
 * once the island listens, or once its boundary has put the plain markup back. The component itself goes along, for the
 * live preview, which draws it right away.
 */
export function mountIsland<Props extends object>(Component: ComponentType<Props>) {
  const mount = (wrapper: HTMLElement): Promise<void> =>
    new Promise((resolve, reject) => {
      const root = wrapper.querySelector<HTMLElement>('[data-island-root]')
      const json = wrapper.querySelector('script[type="application/json"]')?.textContent
      if (!root || !json) return reject(new Error(`The island ${wrapper.dataset.island} has no markup to wake.`))
      const plain = [...root.cloneNode(true).childNodes]
      let last: string | null = null
      root.addEventListener('focusin', ({ target }) => {
        last = target instanceof Element ? target.getAttribute('name') : null
      })
      hydrateRoot(
        root,
        <IslandBoundary
          title={wrapper.dataset.islandError ?? ''}
          plain={plain}
          lastFocused={() => last}
          onSettled={resolve}
        >
          <Awake onAwake={resolve} />
          <Component {...(JSON.parse(json) as Props)} />
        </IslandBoundary>,
      )
    })
  return Object.assign(mount, { Component })
}

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}
