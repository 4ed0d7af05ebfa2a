// Background jobs of the backend: sends mails that are due and deletes expired requests.
import { setTimeout as wait } from 'node:timers/promises'
import { type DrainPorts, drainSome, expire } from '../../../supabase/functions/_shared/drain.ts'
import { codeOf } from '../../../supabase/functions/_shared/log-code.ts'

const drainIntervalMs = 15_000
const drainDelayMs = 100
const betweenBatchesMs = 250
const expiryIntervalMs = 6 * 3_600_000

export interface BackgroundJobs {
  /** Starts a round of sending soon. */
  scheduleDrain(): void
  /** Runs one round of sending and returns how many mails were sent. Rejects when the database cannot be reached. */
  drainNow(): Promise<number>
  stop(): Promise<void>
}

/** Calls `afterExpiry` when requests were deleted. Failures are logged and retried in the next round. */
export function startBackgroundJobs(ports: DrainPorts, afterExpiry: () => Promise<void>): BackgroundJobs {
  let running: Promise<number> = Promise.resolve(0)
  let scheduled: NodeJS.Timeout | undefined
  let stopped = false
  const report = (error: unknown) => ports.log({ event: 'mail-failed', code: codeOf(error) })

  const sendAll = async (): Promise<number> => {
    let sent = 0
    for (let more = true; more && !stopped; ) {
      const some = await drainSome(ports)
      sent += some.sent
      more = some.more
      // Pauses, so that many mails do not slow down the visitors who caused them.
      if (more) await wait(betweenBatchesMs)
    }
    return sent
  }
  const drainNow = (): Promise<number> => {
    running = running.catch(() => 0).then(sendAll)
    return running
  }
  const scheduleDrain = () => {
    if (scheduled || stopped) return
    // Delayed, so that the visitor's answer goes first and a burst of requests is one round.
    scheduled = setTimeout(() => {
      scheduled = undefined
      drainNow().catch(report)
    }, drainDelayMs)
  }
  const expireNow = () => {
    if (stopped) return
    expire(ports)
      .then((gone) => (gone ? afterExpiry() : undefined))
      .catch(report)
  }

  const timers = [setInterval(scheduleDrain, drainIntervalMs), setInterval(expireNow, expiryIntervalMs)]
  for (const timer of timers) timer.unref()
  scheduleDrain()
  expireNow()
  return {
    scheduleDrain,
    drainNow,
    async stop() {
      stopped = true
      clearTimeout(scheduled)
      for (const timer of timers) clearInterval(timer)
      await running.catch(report)
    },
  }
}
