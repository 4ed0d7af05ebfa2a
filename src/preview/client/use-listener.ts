import { useEffect, useEffectEvent } from 'react'

/** Listens to events while the component is mounted. Types and options are those of the first render. */
export function useListener(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
) {
  const listen = useEffectEvent(listener)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the first render.
  useEffect(() => {
    const listening = new AbortController()
    for (const type of types) target.addEventListener(type, listen, { ...options, signal: listening.signal })
    return () => listening.abort()
  }, [target])
}
