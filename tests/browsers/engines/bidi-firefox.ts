// An installed Firefox, driven by WebDriver BiDi: the browser implements it, so no driver program is needed.
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
  // Firefox disables scripts for all of its pages or none, so visits without script use a second browser.
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

/** BiDi does not report violations of the policy, so the page logs them. */
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
 * After the last focusable element, Tab goes through the browser's own toolbars to the first element of the page. BiDi
 * sends keys only to the page, which gets no event while a toolbar has the focus. Bringing a page to the front takes it back.
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
  // There is no load event where the page is restored from memory.
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
