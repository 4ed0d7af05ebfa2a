const beat = 50

/** Milliseconds that what has arrived may have waited until somebody looked: how late a timer is that is due every 50 ms. */
export function eventLoopLag(): { now(): number; stop(): void } {
  let last = performance.now()
  const timer = setInterval(() => {
    last = performance.now()
  }, beat).unref()
  return { now: () => Math.max(0, performance.now() - last - beat), stop: () => clearInterval(timer) }
}
