import { expect, it } from 'vitest'
import { readings, siteOf, siteOfExamples } from '../site-of.ts'
import type { Visiting } from '../visitor.ts'

const widths = [320, 375, 480, 640, 768, 900, 1024, 1280, 1920]

/** Runs in the page. Pixels by which the page is wider than the window, and the header wider than itself. */
const beyond = () => {
  const bar = document.querySelector('header')
  return {
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    bar: bar ? bar.scrollWidth - bar.clientWidth : 0,
  }
}

export const examplesOverflow = (visit: Visiting) =>
  it.each(readings)(
    'no example of a block is wider than a window of 320 px, in the look of reading %s',
    async (reading) => {
      const visitor = await visit(`${reading} examples`)
      const { routes } = siteOfExamples(reading)
      expect(routes.length).toBeGreaterThan(40)
      const wrong: string[] = []
      await visitor.open('/')
      await visitor.tab.resize(320, 800)
      for (const { path, title } of routes) {
        await visitor.open(path)
        const { page } = await visitor.run(beyond)
        if (page > 0) wrong.push(`${title}: ${page} px`)
      }
      expect(wrong).toEqual([])
    },
  )

export const overflow = (visit: Visiting) =>
  it.each(readings)(
    'no page of reading %s is wider than its window, and none says a word on the console',
    async (reading) => {
      const visitor = await visit(reading)
      const wrong: string[] = []
      for (const { path } of siteOf(reading).routes) {
        await visitor.open(path)
        for (const width of widths) {
          await visitor.tab.resize(width, 800)
          await visitor.until(`a window of ${width} px`, (asked) => innerWidth === asked, width)
          const { page, bar } = await visitor.run(beyond)
          if (page > 0 || bar > 0) wrong.push(`${path} at ${width}: ${page} px, its bar ${bar} px`)
        }
      }
      expect(wrong).toEqual([])
      expect(await visitor.complaints()).toEqual([])
    },
  )
