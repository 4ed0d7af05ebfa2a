// Keeps the last states of the manifest that pages show, so that the paths of their requests can be mapped to the current file.

/** The number of kept states. Pages request the next state as soon as it is announced. */
const maxStates = 20

export class ShownStates {
  private last = 0
  private readonly values = new Map<number, unknown>()

  /** Returns the number of a value of the manifest. Calls with the same value return the same number. */
  numberOf(value: unknown): number {
    if (this.values.get(this.last) === value) return this.last
    this.values.set(++this.last, value)
    this.values.delete(this.last - maxStates)
    return this.last
  }

  /** Returns undefined for a state that was dropped or belongs to another process. */
  valueOf(number: number): unknown {
    return this.values.get(number)
  }
}
