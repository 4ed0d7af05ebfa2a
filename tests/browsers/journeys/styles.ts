import { describe, expect, it } from 'vitest'
import { readings, siteOf } from '../site-of.ts'
import type { Visiting } from '../visitor.ts'

export const styles = (visit: Visiting) =>
  describe.each(readings)('the styles of reading %s', (reading) => {
    it('underline the links of the foot', async () => {
      const { open, run } = await visit(reading)
      await open('/')
      const lines = await run(() =>
        [...document.querySelectorAll('footer a')].map((link) => [
          link.textContent,
          getComputedStyle(link).textDecorationLine,
        ]),
      )
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.filter(([, line]) => line !== 'underline')).toEqual([])
      expect(siteOf(reading).routes.length).toBeGreaterThan(0)
    })
  })
