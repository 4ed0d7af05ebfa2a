import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startBackgroundJobs } from './background-jobs.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Background jobs over an outbox that counts calls and fails on demand. */
function jobs() {
  const seen = { claims: 0, expiries: 0, swept: 0, gone: 0, logged: [] as string[], down: false }
  const answer = async <T>(value: T): Promise<T> => {
    if (seen.down) throw Object.assign(new Error('Ada'), { code: 'ECONNREFUSED' })
    return value
  }
  const form = { form: { name: 'f' }, settings: { retention: { requests: '1 day', suspects: '1 day' } } }
  const kept = startBackgroundJobs(
    {
      outbox: {
        claim: () => {
          seen.claims++
          return answer([])
        },
        report: async () => 'sent',
        expire: () => {
          seen.expiries++
          return answer(seen.gone)
        },
      },
      forms: [form as never], // Only the name and the retention are read here.
      mailer: { send: async () => {} },
      log: ({ code }) => seen.logged.push(code),
    },
    async () => {
      seen.swept++
    },
  )
  return { kept, seen }
}

it('background jobs send stored mails and delete old requests at their start', async () => {
  const { kept, seen } = jobs()
  await vi.advanceTimersByTimeAsync(200)
  expect([seen.claims, seen.expiries]).toEqual([1, 1])
  await kept.stop()
})

it('background jobs answer a burst of requests with one round', async () => {
  const { kept, seen } = jobs()
  await vi.advanceTimersByTimeAsync(200)
  for (let count = 0; count < 50; count++) kept.scheduleDrain()
  await vi.advanceTimersByTimeAsync(200)
  expect(seen.claims).toBe(2)
  await kept.stop()
})

it('background jobs run every fifteen seconds, also after the database was unreachable', async () => {
  const { kept, seen } = jobs()
  seen.down = true
  await vi.advanceTimersByTimeAsync(31_000)
  expect(seen.logged).toContain('ECONNREFUSED')
  const before = seen.claims
  seen.down = false
  await vi.advanceTimersByTimeAsync(15_200)
  expect(seen.claims).toBe(before + 1)
  await kept.stop()
})

it('background jobs delete expired requests every six hours', async () => {
  const { kept, seen } = jobs()
  await vi.advanceTimersByTimeAsync(100)
  seen.gone = 3
  await vi.advanceTimersByTimeAsync(6 * 3_600_000)
  expect(seen.swept).toBe(1)
  await kept.stop()
})

it('background jobs end when they are stopped', async () => {
  const { kept, seen } = jobs()
  await kept.stop()
  const { claims } = seen
  kept.scheduleDrain()
  await vi.advanceTimersByTimeAsync(7 * 3_600_000)
  expect(seen.claims).toBe(claims)
})
