// A Firefox that the system brings, by WebDriver BiDi: the browser speaks it itself, so no driver program is needed.
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { type Engine, partsOfKey, type Tab, type TabOptions, viewport } from './engine.ts'

export async function bidiFirefox(executablePath: string): Promise<Engine> {
  const launch = (script: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'javascript.enabled': script },
    })
  const browser = await launch(true)
  // Firefox turns scripts off for all of its pages or for none, so visits without script have a browser of their own.
  let withoutScript: Promise<Browser> | undefined
  return {
    name: 'firefox',
    version: await browser.version(),
    async openTab({ script = true }: TabOptions = {}) {
      if (!script) withoutScript ??= launch(false)
      const context = await ((await withoutScript) && !script ? await withoutScript : browser)?.createBrowserContext()
      if (!context) throw new Error('Firefox has not started.')
      const page = await context.newPage()
      await page.setViewport(viewport)
      // Only the tab in front has the focus.
      await page.bringToFront()
      return tabOf(page, await watched(page), () => context.close())
    },
    async close() {
      await browser.close()
      await (await withoutScript)?.close()
    },
  }
}

/** Violations of the policy are on no console that the protocol shows, so the page is asked to put them there. */
async function watched(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  page.on('pageerror', (error) => complaints.push(error instanceof Error ? error.message : String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

/**
 * Behind the last thing that takes the focus, a person's Tab goes through the browser's own bars and on to the first one of the page. The protocol gives keys to
 * the page alone, where no event tells of the focus while the bars have it. A page that comes to the front takes it from them.
 */
async function comeRound(page: Page): Promise<void> {
  const other = await page.browserContext().newPage()
  await page.bringToFront()
  await other.close()
  await page.evaluate(() => {
    document.documentElement.tabIndex = -1
    document.documentElement.focus({ preventScroll: true })
    document.documentElement.removeAttribute('tabindex')
  })
}

const tabOf = (page: Page, complaints: string[], close: () => Promise<void>): Tab => ({
  complaints,
  open: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  // Waiting for a load is in vain where the page comes back as it was left.
  back: () => page.evaluate(() => history.back()),
  evaluate: async (expression) => ((await page.evaluate(expression)) as string | undefined) ?? null,
  move: (x, y) => page.mouse.move(x, y),
  press: () => page.mouse.down(),
  release: () => page.mouse.up(),
  tap: (x, y) => page.touchscreen.tap(x, y),
  type: (text) => page.keyboard.type(text),
  async key(key) {
    const { modifier, pressed } = partsOfKey(key)
    if (modifier) await page.keyboard.down(modifier)
    await page.keyboard.press(pressed === 'Space' ? ' ' : pressed)
    if (modifier) await page.keyboard.up(modifier)
    if (pressed === 'Tab' && (await page.evaluate(() => document.activeElement === document.body)))
      await comeRound(page)
  },
  resize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
  close,
})
