// A visit to a page with a form, with helpers for tests.
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { newVisitor } from './browser.ts'
import { watchClasses } from './classes.ts'
import type { Built } from './form-build.ts'
import type { Answering, FormServer } from './form-server.ts'

export const answers: Record<string, string> = {
  name: "Ada O'Neil-Lovelace",
  email: 'ada@analytical.example',
  phone: '+44 (0)20 7946 0958',
  organization: 'Analytical Engines <Ltd>',
  landing: 'north',
  ticket: 'not-sure',
  message: 'Two lines\nof "text"',
}

export const succeed: Answering = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true,"id":"9b1d-reference"}')
}

export interface Visit {
  page: Page
  /** Errors that the page's scripts logged; the browser's own messages about failed loads are left out. */
  errors: string[]
  /** Uncaught errors, violations of the page's policy, and classes that no rule of the page names. */
  pageErrors: string[]
  close(): Promise<void>
}

export async function visit(url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await newVisitor(options)
  const page = await visitor.newPage()
  const errors: string[] = []
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective}`),
    ),
  )
  await watchClasses(page, (found) => pageErrors.push(found))
  await page.goto(url)
  return { page, errors, pageErrors, close: () => visitor.close() }
}

export const fail: Answering = (_, response) => response.writeHead(500).end('down')

/** A promise and the function that resolves it. */
function latch(): [Promise<void>, () => void] {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return [released, () => release()]
}

/** Holds calls of the function; returns what releases them. */
export function holdCalls(server: FormServer): () => void {
  const [released, release] = latch()
  const { answer } = server
  server.answer = async (...call) => {
    await released
    return answer(...call)
  }
  return release
}

/** Holds these scripts from now on, or all; returns what releases them. Scripts the page has already loaded are not affected. */
export function holdScripts(server: FormServer, held?: readonly string[]): () => void {
  const [released, release] = latch()
  server.gate = released
  server.held = held
  return release
}

/** Reloads the page with its island held; returns what releases it. */
export async function reloadUnhydrated({ page }: Visit, server: FormServer, { island }: Built): Promise<() => void> {
  const release = holdScripts(server, island)
  await page.reload({ waitUntil: 'domcontentloaded' })
  return release
}

/** The visible lines of text in it. */
export const linesOf = async (place: Locator): Promise<string[]> =>
  (await place.allInnerTexts()).flatMap((text) => text.split(/\n+/)).filter(Boolean)

export const submitButton = (page: Page) => page.locator('button[type=submit]')

export async function fill(page: Page, values: Record<string, string> = answers): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[name="${name}"]`)
    if (await control.evaluate((at) => at.localName === 'select')) await control.selectOption(value)
    else await control.fill(value)
  }
}

/** The form's values, without empty answers and the honeypot. */
export const valuesOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const form = document.querySelector('form')
    const entries = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '')
    return Object.fromEntries(entries.map(([name, value]) => [name, `${value}`]))
  })

/** Name, type, id or tag of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return at?.getAttribute('name') || at?.getAttribute('type') || at?.id || at?.localName || 'nothing'
  })

/** Hydrates the form's island. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('form').hover()
  await page.locator('[data-island-hydrated]').waitFor()
}

/** Nothing was uncaught, and no answer of the visitor is in the console. */
export function expectQuiet({ errors, pageErrors }: Visit, expected: number): void {
  expect(pageErrors).toEqual([])
  expect(errors).toHaveLength(expected)
  for (const value of [...Object.values(answers), 'analytical', 'Lovelace']) expect(errors.join()).not.toContain(value)
}
