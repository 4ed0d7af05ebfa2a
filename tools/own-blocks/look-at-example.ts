// Examines an example in a browser: its HTML, its accessibility, and its width in each window and colour scheme.
import type { ConfigData, HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright'

export const widths = [320, 375, 768, 1280]
const schemes = ['light', 'dark'] as const

interface Tools {
  browser: Browser
  html: HtmlValidate
  axe: string
}

/** HTML rules for finished pages; React's notation is allowed. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'class-pattern': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
  },
}

/** Returns one line for each mistake. */
export async function lookAtExample(url: string, { browser, html, axe }: Tools): Promise<string[]> {
  const wrong: string[] = []
  for (const scheme of schemes) {
    const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce', bypassCSP: true })
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => wrong.push(`script: ${message}`))
    await page.goto(url, { waitUntil: 'load' })
    if (scheme === schemes[0]) wrong.push(...(await htmlFaults(url, html)))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (beyond > 0) wrong.push(`width: ${beyond} px reach beyond a window of ${width} px`)
    }
    for (const fault of await axeFaults(page, axe)) wrong.push(`${fault} (${scheme})`)
    await context.close()
  }
  return [...new Set(wrong)]
}

async function htmlFaults(url: string, html: HtmlValidate): Promise<string[]> {
  const text = await (await fetch(url)).text()
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text
  const { results } = await html.validateString(main)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `html: ${message} (${ruleId})`))
}

interface AxeViolation {
  id: string
  help: string
  nodes: { target: unknown[] }[]
}

async function axeFaults(page: Page, axe: string): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate<AxeViolation[]>(
    `axe.run('main', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then((result) => result.violations)`,
  )
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `accessibility: ${help}: ${target.join(' ')} (${id})`),
  )
}
