import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const busy = expect.objectContaining({ code: 'BUSY' })
const lasting = (milliseconds: number) => () => new Promise<string>((done) => setTimeout(done, milliseconds, 'stored'))
const outcome = (call: Promise<string>) => call.catch((error: unknown) => error)

it('the waiting line runs callers in their order, and as many at once as its limit', async () => {
  const line = new WaitingLine(2)
  const order: number[] = []
  const calls = [0, 1, 2, 3].map((at) =>
    line.run(() => {
      order.push(at)
      return lasting(10)()
    }),
  )
  expect(order).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(10)
  expect(order).toEqual([0, 1, 2, 3])
  await vi.advanceTimersByTimeAsync(10)
  expect(await Promise.all(calls)).toEqual(['stored', 'stored', 'stored', 'stored'])
})

it('the waiting line rejects a caller after the maximum waiting time, and never begins its work', async () => {
  const line = new WaitingLine(1)
  const first = line.run(lasting(60_000))
  const work = vi.fn(lasting(1))
  const second = outcome(line.run(work))
  await vi.advanceTimersByTimeAsync(1600)
  expect(await second).toEqual(busy)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await first).toBe('stored')
  expect(work).not.toHaveBeenCalled()
})

it('the waiting line rejects at once where a long wait is expected, and accepts callers again when the line is short', async () => {
  const line = new WaitingLine(1)
  const calls = Array.from({ length: 100 }, () => outcome(line.run(lasting(100))))
  await vi.advanceTimersByTimeAsync(1000)
  expect(line.isTooLong).toBe(true)
  const late = outcome(line.run(lasting(1)))
  await vi.advanceTimersByTimeAsync(0)
  expect(await late).toEqual(busy)
  await vi.advanceTimersByTimeAsync(20_000)
  const outcomes = await Promise.all(calls)
  expect(outcomes.filter((each) => each === 'stored').length).toBeGreaterThan(10)
  expect(outcomes.filter((each) => each !== 'stored').length).toBeGreaterThan(50)
  expect(line.isTooLong).toBe(false)
  const now = line.run(lasting(1))
  await vi.advanceTimersByTimeAsync(10)
  expect(await now).toBe('stored')
})

it('the waiting line continues after work that throws', async () => {
  const line = new WaitingLine(1)
  const failed = outcome(line.run(() => Promise.reject(new Error('no such table'))))
  const next = line.run(lasting(1))
  await vi.advanceTimersByTimeAsync(10)
  expect([await failed, await next]).toEqual([new Error('no such table'), 'stored'])
})
