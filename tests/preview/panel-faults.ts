import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Violations that axe finds in the panel, as `rule: element`. */
export async function panelFaults(page: Page): Promise<string[]> {
  const frame = page.frames().find((one) => one.url().includes('/__lectern/panel'))
  if (!frame) throw new Error('The panel is not open.')
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.addScriptTag({ path: axe })
  return frame.evaluate(async () => {
    const { violations, passes } = await window.axe.run(document, { iframes: false })
    if (!passes.some(({ id }) => id === 'color-contrast')) return ['Nothing was looked at.']
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

const widths = [
  [1280, 'light'],
  [768, 'dark'],
  [375, 'light'],
] as const

/** The same at three widths, in both schemes. */
export async function expectNoFaults(page: Page, state: string) {
  for (const [width, colorScheme] of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await panelFaults(page), `${state} at ${width}, ${colorScheme}`).toEqual([])
  }
}
