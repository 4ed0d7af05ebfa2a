// How far the words of a page move while it loads, and faces that load after its words.
import type { Page } from 'playwright'

/** Milliseconds. Browsers may hide text for less than this while an optional font loads. */
const behindWords = 300

/** Sums layout shifts of every page that is opened from now on, from before its own scripts run. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The cumulative layout shift up to the frame that is shown; undefined on a page that was opened before `watchShift`. */
export const shiftOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    // The observer hears of a shift after the frame that has it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return (window as Window & { seen?: { shift: number } }).seen?.shift
  })

/** Holds back every face until the words of the page have been shown for a while. */
export const delayFaces = (page: Page): Promise<unknown> =>
  // Routed, a file is never taken from the cache: every page waits for its face.
  page.route('**/*.woff2', async (route) => {
    // By the page's own clock: on a busy machine a face that waits by another one comes before the words, or with them.
    await page.waitForFunction((wait) => {
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return painted !== undefined && performance.now() - painted.startTime > wait
    }, behindWords)
    await route.continue()
  })

/** Rejects where no face of the page's own ever loads: then nothing was looked at. */
export const ownFace = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => status === 'loaded' && !family.includes('stand-in')),
  )
