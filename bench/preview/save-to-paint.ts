// Measures from writing a file to the frame that shows the change.
import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'

const timeoutMs = 15_000

/** Opens a page that logs when the value of the expression `seen` has changed, in the first task after that frame. */
export async function watchedPage(browser: Browser, seen: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // In every document, so that it continues after a reload.
  await page.addInitScript(`{
    let last = ''
    const look = () => {
      const words = String((${seen}) ?? '')
      if (words !== last) {
        last = words
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => console.debug('painted ' + (performance.timeOrigin + performance.now()) + ' ' + words)
        port2.postMessage(0)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }`)
  return page
}

/** Returns the milliseconds from writing the file to the frame that shows the words. */
export async function timeToPaint(page: Page, words: string, file: string, text: string): Promise<number> {
  await page.bringToFront()
  const painted = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('painted ') && message.text().endsWith(` ${words}`),
    timeout: timeoutMs,
  })
  const began = performance.timeOrigin + performance.now()
  writeFileSync(file, text)
  const message = await painted.catch((cause: unknown) => {
    throw new Error(`"${words}", saved to ${file}, was not on the page after ${timeoutMs / 1000} seconds.`, { cause })
  })
  return Number(message.text().split(' ')[1]) - began
}
