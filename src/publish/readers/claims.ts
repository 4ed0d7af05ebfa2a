// Who reads which of the files that a manifest includes: one number each, in memory that threads share.

/** `here` is the thread that puts everything together, `elsewhere` another one. */
const states = { free: 0, here: 1, elsewhere: 2, answered: 3, refused: 4 } as const
export type State = keyof typeof states

/** Files beyond these are read by the thread that asks for them. */
export const mostFiles = 16_384

export const memoryOfClaims = (): SharedArrayBuffer => new SharedArrayBuffer(4 * mostFiles)

/** Milliseconds between two looks at what nobody wakes a thread for. */
const slice = 100

export class Claims {
  private readonly states: Int32Array

  constructor(memory: SharedArrayBuffer) {
    this.states = new Int32Array(memory)
  }

  /** True for the one who asks first. */
  take(at: number, as: 'here' | 'elsewhere'): boolean {
    return Atomics.compareExchange(this.states, at, states.free, states[as]) === states.free
  }

  set(at: number, state: 'answered' | 'refused'): void {
    Atomics.store(this.states, at, states[state])
    Atomics.notify(this.states, at)
  }

  is(at: number, state: State): boolean {
    return Atomics.load(this.states, at) === states[state]
  }

  /** Waits until it is no longer in this state, for so many milliseconds at most and as long as there is hope. */
  wait(at: number, state: State, timeout: number, isHopeful: () => boolean): void {
    for (let waited = 0; waited < timeout && this.is(at, state) && isHopeful(); waited += slice)
      Atomics.wait(this.states, at, states[state], slice)
  }
}

/** Bytes. What the main thread reads itself stays in memory as it is read; of what others read, only their bytes. */
export const mostHere = 1024 * 1024

/**
 * The order in which other threads take files: first those that the main thread, which begins at the front, will hardly reach, so that
 * whatever it asks for next is the next to be there; then the rest from the last.
 */
export function orderElsewhere(sizes: readonly number[]): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let from = 0
  for (let sum = 0; from < sizes.length && sum < Math.min(all * 0.6, mostHere); from++) sum += sizes[from] ?? 0
  const indexes = [...sizes.keys()]
  return [...indexes.slice(from), ...indexes.slice(0, from).reverse()]
}
