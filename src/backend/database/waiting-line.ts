// Queues callers of the database in the order of their arrival. A caller that would wait too long is rejected with the code BUSY:
// at once where that can be foreseen, and always before its work has begun, so that nothing of it is stored.

interface Turn {
  since: number
  begin(): Promise<unknown>
  refuse(): void
}

/** Milliseconds a caller may wait for its turn. */
const maxWait = 1500
/** Milliseconds of expected wait from which callers are rejected at once; below `maxWait`, because estimates err. */
const maxExpectedWait = 1000

/** A line up to this length is never rejected by estimate: the very first turns are slow and predict little. */
const minLengthToEstimate = 64

export class WaitingLine {
  private readonly waiting: Turn[] = []
  private running = 0
  /** Moving average of the milliseconds between the ends of two turns while there is work. */
  private perTurn = 1
  private lastEnd = 0
  private timer: NodeJS.Timeout | undefined

  /** `atOnce`: how many turns the database may run concurrently. */
  constructor(private readonly atOnce: number) {}

  /** Whether a caller that arrived now would wait too long. */
  get isTooLong(): boolean {
    const { length } = this.waiting
    return length > minLengthToEstimate && length * this.perTurn > maxExpectedWait
  }

  /** Rejects with the code BUSY when `work` was never begun. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isTooLong) return Promise.reject(busy())
    return new Promise<Result>((resolve, reject) => {
      this.waiting.push({
        since: performance.now(),
        begin: () => work().then(resolve, reject),
        refuse: () => reject(busy()),
      })
      this.next()
    })
  }

  private next() {
    this.refuseOverdue()
    while (this.running < this.atOnce) {
      const turn = this.waiting.shift()
      if (!turn) break
      if (this.running === 0) this.lastEnd = performance.now()
      this.running++
      void turn.begin().finally(() => this.end())
    }
    this.watch()
  }

  private end() {
    const now = performance.now()
    this.perTurn += 0.05 * (now - this.lastEnd - this.perTurn)
    this.lastEnd = now
    this.running--
    this.next()
  }

  private refuseOverdue() {
    const now = performance.now()
    while (now - (this.waiting[0]?.since ?? now) >= maxWait) this.waiting.shift()?.refuse()
  }

  /** Refuses overdue callers also while the running turns take long. */
  private watch() {
    const [first] = this.waiting
    if (!first || this.timer) return
    this.timer = setTimeout(
      () => {
        this.timer = undefined
        this.refuseOverdue()
        this.watch()
      },
      Math.max(1, first.since + maxWait - performance.now()),
    )
    this.timer.unref()
  }
}

const busy = () => Object.assign(new Error('too many wait'), { code: 'BUSY' })
