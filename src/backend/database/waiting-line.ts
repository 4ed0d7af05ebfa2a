// Callers of the database in the order they came. A caller that would wait too long for a turn is rejected as BUSY: at once where that
// can be foreseen, and in any case before its work has begun, so that nothing of it is stored.

interface Turn {
  since: number
  begin(): Promise<unknown>
  refuse(): void
}

/** Milliseconds a caller may wait for its turn. */
const longestWait = 1500
/** Of a wait that is foreseen: room for what cannot be. */
const longestForeseen = 1000

/** Fewer are never turned away by a forecast: the first turns of all are slow, and say little of the next. */
const leastCrowd = 64

export class WaitingLine {
  private readonly waiting: Turn[] = []
  private underWay = 0
  /** Milliseconds from one end to the next while there is work, as a moving average. */
  private perTurn = 1
  private lastEnd = 0
  private timer: NodeJS.Timeout | undefined

  /** `atOnce`: how many the database works on side by side. */
  constructor(private readonly atOnce: number) {}

  /** Whether a caller who came now would wait too long. */
  get isTooLong(): boolean {
    const { length } = this.waiting
    return length > leastCrowd && length * this.perTurn > longestForeseen
  }

  /** Rejects with the code BUSY where `work` was never begun. */
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
    this.refuseLate()
    while (this.underWay < this.atOnce) {
      const turn = this.waiting.shift()
      if (!turn) break
      if (this.underWay === 0) this.lastEnd = performance.now()
      this.underWay++
      void turn.begin().finally(() => this.end())
    }
    this.watch()
  }

  private end() {
    const now = performance.now()
    this.perTurn += 0.05 * (now - this.lastEnd - this.perTurn)
    this.lastEnd = now
    this.underWay--
    this.next()
  }

  private refuseLate() {
    const now = performance.now()
    while (now - (this.waiting[0]?.since ?? now) >= longestWait) this.waiting.shift()?.refuse()
  }

  /** What is under way may take longer than the others can wait. */
  private watch() {
    const [first] = this.waiting
    if (!first || this.timer) return
    this.timer = setTimeout(
      () => {
        this.timer = undefined
        this.refuseLate()
        this.watch()
      },
      Math.max(1, first.since + longestWait - performance.now()),
    )
    this.timer.unref()
  }
}

const busy = () => Object.assign(new Error('too many wait'), { code: 'BUSY' })
