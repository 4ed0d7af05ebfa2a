// What a preview has opened, and how it ends.

/** Milliseconds. A bundler in the middle of its work may take longer; it keeps nothing else from ending. */
const maxEnding = 5000

export class Opened {
  private readonly ends: { name: string; end: () => unknown }[] = []

  /** `onLate` is called with the name of each thing that has not ended in time. */
  constructor(private readonly onLate: (name: string) => void) {}

  add(name: string, end: () => unknown): void {
    this.ends.push({ name, end })
  }

  /** Ends everything, in the order in which it was added. A second call ends nothing again. */
  async close(): Promise<void> {
    for (const { name, end } of this.ends.splice(0)) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          this.onLate(name)
          resolve()
        }, maxEnding)
      })
      await Promise.race([end(), late]).finally(() => clearTimeout(timer))
    }
  }
}
