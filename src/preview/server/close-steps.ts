// Closes what a preview has opened, in order and within bounded time.
import { setTimeout } from 'node:timers/promises'

/** Milliseconds that one step may take. A bundler may take longer; the other steps do not wait for it. */
const stepTimeout = 5000

export class CloseSteps {
  private readonly ends: { name: string; end: () => unknown }[] = []

  /** `onLate` is called with the name of each step that exceeds its time. */
  constructor(private readonly onLate: (name: string) => void) {}

  add(name: string, end: () => unknown): void {
    this.ends.push({ name, end })
  }

  /** Runs every step in the order of `add`. A second call runs none again. */
  async close(): Promise<void> {
    for (const { name, end } of this.ends.splice(0)) {
      const ended = new AbortController()
      const late = setTimeout(stepTimeout, undefined, ended).then(
        () => this.onLate(name),
        () => undefined,
      )
      await Promise.race([end(), late]).finally(() => ended.abort())
    }
  }
}
