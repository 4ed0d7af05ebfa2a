// States of the manifest that pages of this preview show: what they ask for names a place in one of them, and is found in the file as it
// is by then.

/** A page takes the next state as soon as it hears of it. */
const kept = 20

export class ShownStates {
  private last = 0
  private readonly values = new Map<number, unknown>()

  /** The number of the manifest's value, the same for as long as that stays. */
  numberOf(value: unknown): number {
    if (this.values.get(this.last) === value) return this.last
    this.values.set(++this.last, value)
    this.values.delete(this.last - kept)
    return this.last
  }

  /** Undefined for one that is forgotten, or was another preview's. */
  valueOf(number: number): unknown {
    return this.values.get(number)
  }
}
