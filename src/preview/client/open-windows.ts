// Separates drafts of this window and of closed ones from those of other open windows. Keys of drafts begin with their window and a blank.

export const windowId = crypto.randomUUID()
const lockOf = (window: string) => `lectern-window ${window}`

// The browser releases the lock when the window closes; a window is open while its lock is held.
void navigator.locks?.request(lockOf(windowId), () => new Promise(() => undefined))

/** Leaves out the keys of other open windows. */
export async function withoutOpenWindows(keys: readonly string[]): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map(({ name }) => name).filter((name) => name !== lockOf(windowId)))
  return keys.filter((key) => !open.has(lockOf(key.split(' ')[0] ?? '')))
}
