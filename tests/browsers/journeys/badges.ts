import { expect, it } from 'vitest'
import type { Visiting, Visitor } from '../visitor.ts'

const every = 500
const lasting = 8000

/** Adds a badge as a host would. */
const addBadge = ({ run }: Visitor) =>
  run(() => {
    const badge = document.createElement('div')
    badge.id = 'badge'
    badge.textContent = 'Made with Lovable'
    Object.assign(badge.style, { position: 'fixed', top: '8px', left: '8px' })
    document.body.append(badge)
  })

/** Counts how often the page is searched. */
const count = ({ run }: Visitor) =>
  run(() => {
    const { body } = document
    const { querySelectorAll } = body
    body.querySelectorAll = (selector: string) => {
      body.dataset.searched = `${Number(body.dataset.searched ?? 0) + 1}`
      return querySelectorAll.call(body, selector)
    }
  })
const searches = ({ run }: Visitor) =>
  run(() => [Number(document.body.dataset.searched ?? 0), performance.now()] as const)

export const badges = (visit: Visiting) =>
  it('the badge routine of reading B runs every half second for eight seconds', async () => {
    const visitor = await visit('B')
    await visitor.open('/')
    await count(visitor)
    await addBadge(visitor)
    await visitor.until('the badge to go', () => document.getElementById('badge') === null)
    // The first run was while the page loaded.
    const began = await visitor.run(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd as number,
    )
    await visitor.until('nine seconds to pass', (end) => performance.now() > end, began + lasting + 2 * every)
    const [runs, ended] = await searches(visitor)
    expect(runs).toBeGreaterThanOrEqual(1)
    expect(runs).toBeLessThanOrEqual(lasting / every + 1)
    await addBadge(visitor)
    await visitor.until('a second to pass', (end) => performance.now() > end, ended + 2.5 * every)
    expect((await searches(visitor))[0]).toBe(runs)
    expect(await visitor.run(() => document.getElementById('badge') !== null)).toBe(true)
    expect(await visitor.complaints()).toEqual([])
  })
