import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'
import { followTyping } from './typed-values.ts'

/** Buttons that were pressed before the island was hydrated → their text. */
type HeldButtons = Map<HTMLElement, string | null>

/**
 * Returns the function that hydrates an island: it takes the wrapper that `Island` rendered. Its promise resolves once the island
 * handles events, or once its boundary has restored the plain markup; `held` then maps buttons that are in the page. The function
 * also has the component, which the live preview renders at once.
 */
export function mountIsland<Props extends object>(Component: ComponentType<Props>) {
  const mount = (wrapper: HTMLElement, held: HeldButtons): Promise<void> =>
    new Promise((resolve, reject) => {
      const root = wrapper.querySelector<HTMLElement>('[data-island-root]')
      const json = wrapper.querySelector('script[type="application/json"]')?.textContent
      if (!root || !json) return reject(new Error(`The island ${wrapper.dataset.island} has no markup to hydrate.`))
      const plain = [...root.cloneNode(true).childNodes]
      const pressed = buttonsIn(root)
      const restoreValues = followTyping(root)
      let isReady = false
      const ready = () => {
        isReady = true
        replaceHeld(held, pressed, root)
        wrapper.dataset.islandHydrated = ''
        resolve()
      }
      hydrateRoot(
        root,
        <IslandBoundary
          title={wrapper.dataset.islandError ?? ''}
          plain={plain}
          restoreValues={restoreValues}
          onSettled={ready}
        >
          <Ready onReady={ready}>
            <Component {...(JSON.parse(json) as Props)} />
          </Ready>
        </IslandBoundary>,
        {
          // Ids made by React must equal those in the markup and differ between islands.
          identifierPrefix: wrapper.id,
          onCaughtError: (error) => console.error(error),
          // React replaces the markup by its own, for example when the browser has translated the page.
          onRecoverableError: (error) => {
            console.warn(error)
            if (!isReady) restoreValues(root)
          },
        },
      )
    })
  return Object.assign(mount, { Component })
}

/** Reports when the island is hydrated: its effect runs after those of the island. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island becomes ready once.
  useEffect(onReady, [])
  return children
}

const buttonsIn = (root: HTMLElement) => [...root.querySelectorAll('button')]

/** Replaces buttons in `held` that React has re-created by the new ones. */
function replaceHeld(held: HeldButtons, before: readonly HTMLElement[], root: HTMLElement): void {
  const now = buttonsIn(root)
  for (const [button, words] of [...held]) {
    const current = now[before.indexOf(button)]
    if (button.isConnected || !current) continue
    held.delete(button)
    held.set(current, words)
  }
}
