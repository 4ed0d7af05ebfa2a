const beat = 50

/** Event-loop lag in milliseconds: how late a timer is that is due every 50 ms. */
export function eventLoopLag(): { now(): number; stop(): void } {
  let last = performance.now()
  const timer = setInterval(() => {
    last = performance.now()
  }, beat).unref()
  return { now: () => Math.max(0, performance.now() - last - beat), stop: () => clearInterval(timer) }
}
