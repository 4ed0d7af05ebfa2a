// What the backend does by itself: mails leave, old requests go.
import { setTimeout as wait } from 'node:timers/promises'
import { type DrainPorts, drainSome, expire } from '../../../supabase/functions/_shared/drain.ts'
import { codeOf } from '../../../supabase/functions/_shared/log-code.ts'

const drainIntervalMs = 15_000
const drainDelayMs = 100
const betweenBatchesMs = 250
const expiryIntervalMs = 6 * 3_600_000

export interface BackgroundJobs {
  /** Sends what waits, soon. */
  scheduleDrain(): void
  /** One round of sending; resolves when it is done. Rejects when the database cannot be reached. */
  drainNow(): Promise<number>
  stop(): Promise<void>
}

/** `afterExpiry` is called when requests have gone. Failures are logged and tried again with the next round. */
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
      // Many mails at once must not slow down the visitors who set off the next ones.
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
    // A little later, so that a visitor's answer goes first and a rush of requests is one round.
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
