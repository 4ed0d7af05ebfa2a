// Measures how late the event loop runs its timers.
const intervalMs = 50

/** Starts measuring; `now` returns the current lag in milliseconds. */
export function eventLoopLag(): { now(): number; stop(): void } {
  let last = performance.now()
  const timer = setInterval(() => {
    last = performance.now()
  }, intervalMs).unref()
  return { now: () => Math.max(0, performance.now() - last - intervalMs), stop: () => clearInterval(timer) }
}
