import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'
import { followTyping } from './typed-values.ts'

/** Buttons that were pressed before the island could answer, with the words they bore. */
type HeldButtons = Map<HTMLElement, string | null>

/**
 * Makes the script of an island: given the wrapper that `Island` rendered, it hydrates the markup there. The promise is kept
 * once the island answers, or once its boundary has put the plain markup back; each button in `held` is then one that stands
 * in the page. The component itself goes along, for the live preview, which renders it right away.
 */
export function mountIsland<Props extends object>(Component: ComponentType<Props>) {
  const mount = (wrapper: HTMLElement, held: HeldButtons): Promise<void> =>
    new Promise((resolve, reject) => {
      const root = wrapper.querySelector<HTMLElement>('[data-island-root]')
      const json = wrapper.querySelector('script[type="application/json"]')?.textContent
      if (!root || !json) return reject(new Error(`The island ${wrapper.dataset.island} has no markup to hydrate.`))
      const plain = [...root.cloneNode(true).childNodes]
      const pressed = buttonsIn(root)
      const putBack = followTyping(root)
      let isReady = false
      const ready = () => {
        isReady = true
        renewHeld(held, pressed, root)
        wrapper.dataset.islandHydrated = ''
        resolve()
      }
      hydrateRoot(
        root,
        <IslandBoundary title={wrapper.dataset.islandError ?? ''} plain={plain} putBack={putBack} onSettled={ready}>
          <Ready onReady={ready}>
            <Component {...(JSON.parse(json) as Props)} />
          </Ready>
        </IslandBoundary>,
        {
          // Ids that React makes are the same as in the markup, and none is another island's.
          identifierPrefix: wrapper.id,
          onCaughtError: (error) => console.error(error),
          // A page that was translated, say: React replaces the markup by its own.
          onRecoverableError: (error) => {
            console.warn(error)
            if (!isReady) putBack(root)
          },
        },
      )
    })
  return Object.assign(mount, { Component })
}

/** Its effect comes after those of the island itself. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island becomes ready once.
  useEffect(onReady, [])
  return children
}

const buttonsIn = (root: HTMLElement) => [...root.querySelectorAll('button')]

/** Puts the buttons that stand there now in place of those that were replaced. */
function renewHeld(held: HeldButtons, before: readonly HTMLElement[], root: HTMLElement): void {
  const now = buttonsIn(root)
  for (const [button, words] of [...held]) {
    const current = now[before.indexOf(button)]
    if (button.isConnected || !current) continue
    held.delete(button)
    held.set(current, words)
  }
}
