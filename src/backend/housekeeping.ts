// What the backend does by itself: mails leave, old requests go.
import { setTimeout as wait } from 'node:timers/promises'
import { type DrainPorts, drainSome, expire } from '../../supabase/functions/_shared/drain.ts'
import { codeOf } from '../../supabase/functions/_shared/log-code.ts'

const betweenDrains = 15_000
const pause = 100
const breath = 250
const betweenExpiries = 6 * 3_600_000

export interface Housekeeping {
  /** Sends what waits, soon. */
  kick(): void
  /** One round; resolves when it is done. Rejects when the database cannot be reached. */
  round(): Promise<number>
  stop(): Promise<void>
}

/** `afterExpiry` is called when requests have gone. Failures are logged and tried again with the next round. */
export function keepHouse(ports: DrainPorts, afterExpiry: () => Promise<void>): Housekeeping {
  let running: Promise<number> = Promise.resolve(0)
  let kicked: NodeJS.Timeout | undefined
  let stopped = false
  const report = (error: unknown) => ports.log({ event: 'mail-failed', code: codeOf(error) })

  const sendAll = async (): Promise<number> => {
    let sent = 0
    for (let more = true; more && !stopped; ) {
      const some = await drainSome(ports)
      sent += some.sent
      more = some.more
      // Many mails at once must not slow down the visitors who set off the next ones.
      if (more) await wait(breath)
    }
    return sent
  }
  const round = (): Promise<number> => {
    running = running.catch(() => 0).then(sendAll)
    return running
  }
  const kick = () => {
    if (kicked || stopped) return
    // A little later, so that a visitor's answer goes first and a rush of requests is one round.
    kicked = setTimeout(() => {
      kicked = undefined
      round().catch(report)
    }, pause)
  }
  const tidy = () => {
    if (stopped) return
    expire(ports)
      .then((gone) => (gone ? afterExpiry() : undefined))
      .catch(report)
  }

  const timers = [setInterval(kick, betweenDrains), setInterval(tidy, betweenExpiries)]
  for (const timer of timers) timer.unref()
  kick()
  tidy()
  return {
    kick,
    round,
    async stop() {
      stopped = true
      clearTimeout(kicked)
      for (const timer of timers) clearInterval(timer)
      await running.catch(report)
    },
  }
}
