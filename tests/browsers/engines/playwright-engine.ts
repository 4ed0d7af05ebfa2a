// An installed Chromium, and the engines that Playwright installs.
import { type BrowserType, type ConsoleMessage, chromium, firefox, webkit } from 'playwright'
import { type Engine, type EngineName, type Tab, type TabOptions, viewport } from './engine.ts'

const types: Record<EngineName, BrowserType> = { chromium, firefox, webkit }

/** Where Playwright installs an engine, whether or not it is there. */
export const playwrightPath = (name: EngineName): string => types[name].executablePath()

export async function playwrightEngine(name: EngineName, executablePath: string): Promise<Engine> {
  const asRoot = name === 'chromium' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = name === 'chromium' ? ['--disable-gpu', '--disable-dev-shm-usage', ...asRoot] : []
  const browser = await types[name].launch({ executablePath, args })
  return {
    name,
    version: `${name} ${browser.version()}`,
    async openTab({ script = true, isTouch = false }: TabOptions = {}): Promise<Tab> {
      // Firefox cannot emulate phones.
      const isMobile = isTouch && name !== 'firefox'
      const context = await browser.newContext({ viewport, javaScriptEnabled: script, hasTouch: isTouch, isMobile })
      const page = await context.newPage()
      const complaints: string[] = []
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        ),
      )
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      return {
        complaints,
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        evaluate: async (expression) => (await page.evaluate<string | undefined>(expression)) ?? null,
        move: (x, y) => page.mouse.move(x, y),
        press: () => page.mouse.down(),
        release: () => page.mouse.up(),
        tap: (x, y) => page.touchscreen.tap(x, y),
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewportSize({ width, height }),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
