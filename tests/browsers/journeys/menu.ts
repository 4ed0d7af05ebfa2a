import { describe, expect, it } from 'vitest'
import type { Key } from '../engines/engine.ts'
import { siteOf } from '../site-of.ts'
import type { Visiting, Visitor } from '../visitor.ts'

const menu = 'header nav button'
const phone = { width: 375, height: 700 }

/** Runs in the page. The names of the header's visible links. */
const shownLinks = () =>
  [...document.querySelectorAll<HTMLElement>('header nav a')]
    .filter((link) => link.getClientRects().length > 0 && getComputedStyle(link).visibility === 'visible')
    .map((link) => link.textContent ?? '')

const isOpen = ({ until }: Visitor, links: number) =>
  until(
    `${links} links in the menu`,
    (count) => document.querySelectorAll('header nav :popover-open a').length === count,
    links,
  )
const isClosed = ({ until }: Visitor) =>
  until('the menu to close', () => document.querySelector('header nav :popover-open') === null)

/** Runs in the page. */
const focused = () => document.activeElement?.textContent?.trim()

export const headerMenu = (visit: Visiting) =>
  describe.each([true, false])('the menu of the bar on a phone, script: %s', (script) => {
    const site = siteOf('B')
    const labels = site.header.links.map(({ label }) => label)

    const open = async () => {
      const visitor = await visit('B', { script })
      await visitor.tab.resize(phone.width, phone.height)
      await visitor.open('/')
      await visitor.see(menu)
      expect(await visitor.run(shownLinks)).toEqual([])
      return visitor
    }

    it('opens by its button, closes by it and by a press elsewhere, shifts no layout, and its links work', async () => {
      const visitor = await open()
      const { tab, run, click } = visitor
      const top = () => run(() => document.querySelector('main')?.getBoundingClientRect().top)
      const before = await top()
      await click(menu)
      await isOpen(visitor, labels.length)
      expect(await run(shownLinks)).toEqual(labels)
      expect(await top()).toBe(before)
      await click(menu)
      await isClosed(visitor)
      await click(menu)
      await isOpen(visitor, labels.length)
      await tab.move(phone.width / 2, phone.height - 40)
      await tab.press()
      await tab.release()
      await isClosed(visitor)
      await click(menu)
      const last = site.header.links.at(-1)
      await click({ css: 'header nav a', text: last?.label ?? '' })
      await visitor.until('the page', (path) => location.pathname.replace(/(.)\/$/, '$1') === path, last?.to ?? '')
    })

    it.each<Key>(['Enter', 'Space'])(
      'opens by %s, goes on to its links by Tab, and by Escape back to its button',
      async (key) => {
        const visitor = await open()
        const { tab, run } = visitor
        await run((css) => document.querySelector<HTMLElement>(css)?.focus(), menu)
        await tab.key(key)
        await isOpen(visitor, labels.length)
        await tab.key('Tab')
        expect(await run(focused)).toBe(labels[0])
        await tab.key('Escape')
        await isClosed(visitor)
        expect(await run(focused)).toBe(site.texts.menu)
      },
    )
  })
