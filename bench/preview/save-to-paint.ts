// Measures from writing a file to the frame that shows the change.
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

/** The first save of a large site may come while the server still loads it. */
const timeoutMs = 60_000

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
        window.lastPainted = words
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
  const message = await painted.catch(async (cause: unknown) => {
    const [painted, frames] = await Promise.all([lastPainted(page), framesOf(page)])
    const state = `the page shows "${painted}", and it drew ${frames} frames within a second`
    throw new Error(`"${words}", saved to ${file}, were not painted after ${timeoutMs / 1000} seconds: ${state}.`, {
      cause,
    })
  })
  return Number(message.text().split(' ')[1]) - began
}

/** Returns the words that the page logged last. */
const lastPainted = (page: Page) => page.evaluate(() => String(Reflect.get(window, 'lastPainted')))

/** Returns the number of frames that the page draws within a second. */
const framesOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0
        const count = () => {
          frames++
          requestAnimationFrame(count)
        }
        requestAnimationFrame(count)
        setTimeout(() => resolve(frames), 1000)
      }),
  )

export interface Change {
  name: string
  /** Path of the page that is watched. */
  path: string
  /** The file that is written. */
  file: string
  /** JavaScript expression for what the page shows of the change. */
  seen: string
  /** Returns the file's text with the change. */
  write(text: string): string
  /** What the page shows after the change. */
  expected: string
}

/** Milliseconds of each save, and the number of page reloads. */
export interface Changed {
  name: string
  times: number[]
  reloads: number
}

/** Makes and undoes the change `turns` times, and once before, which is not counted. */
export async function measureChange(
  browser: Browser,
  url: string,
  { name, path, file, seen, write, expected }: Change,
  turns: number,
): Promise<Changed> {
  const original = readFileSync(file, 'utf8')
  const page = await watchedPage(browser, seen)
  const changed: Changed = { name, times: [], reloads: 0 }
  for (let turn = -1; turn < turns; turn++) {
    // Opened again when the page has changed, because the redirect leads away from it.
    if (turn === -1 || new URL(page.url()).pathname !== path) {
      await page.goto(new URL(path, url).href, { waitUntil: 'load' })
      await page.locator('h1').waitFor({ timeout: 60_000 })
      await page.evaluate(() => Object.assign(window, { sameWindow: true }))
    }
    await pause(200 + Math.random() * 400)
    const before = await lastPainted(page)
    const time = await timeToPaint(page, expected, file, write(original))
    if (turn >= 0) changed.times.push(time)
    if (!(await page.evaluate(() => 'sameWindow' in window))) changed.reloads++
    await pause(200)
    // Undone before it is shown, a change and the next one would look the same.
    if (new URL(page.url()).pathname === path) await timeToPaint(page, before, file, original)
    else writeFileSync(file, original)
    await pause(300)
  }
  await page.context().close()
  return changed
}
