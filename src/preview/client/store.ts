import { useSyncExternalStore } from 'react'

/** State of this window that components follow. `on` returns the function that stops its listener. */
export function createStore<State extends object>(initial: State) {
  let state = initial
  const listeners = new Set<() => void>()
  const now = (): State => state
  const on = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const update = (change: Partial<State>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return { now, on, update, use: (): State => useSyncExternalStore(on, now) }
}
