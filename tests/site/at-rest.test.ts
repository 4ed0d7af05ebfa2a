// An untouched page runs no script and no layout.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { submitPassword, texts } from '../auth/visit.ts'
import { newVisitor } from '../browser/browser.ts'
import { fill, submitButton } from '../browser/form-visit.ts'
import { type StartedSite, startedSite, unknownPath } from '../browser/started-site.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { answers } from './own-site.ts'

/** Milliseconds from load or the last input until a page must be idle, and how long it is observed then. */
const settling = 10_000
const watched = 5000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Timers due within this many milliseconds count as pending work. */
const soon = 10 * 60_000

/** `timers`: number of timers due soon, including intervals that are too slow to fire while the page is observed. */
type Done = Record<'script' | 'layouts' | 'styles' | 'timers', number>

const atRest: Done = { script: 0, layouts: 0, styles: 0, timers: 0 }

/** Runs in the page: records when timers are due; `window.timersDue(milliseconds)` counts them. */
function countTimers() {
  const due = new Map<number, number>()
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  const later = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    const done = (...given: unknown[]) => {
      due.delete(id)
      if (typeof handler === 'function') handler(...given)
    }
    const id = setTimeout(done, delay, ...args)
    due.set(id, performance.now() + delay)
    return id
  }
  const again = (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    const id = setInterval(handler, delay, ...args)
    due.set(id, 0)
    return id
  }
  const forget = (clear: typeof clearTimeout) => (id?: number) => {
    if (id !== undefined) due.delete(id)
    clear(id)
  }
  Object.assign(window, {
    setTimeout: later,
    setInterval: again,
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
    timersDue: (within: number) => [...due.values()].filter((at) => at < performance.now() + within).length,
  })
}

declare global {
  interface Window {
    timersDue(within: number): number
  }
}

/** The browser's counters so far: seconds of script, number of layouts. */
async function countersOf(page: Page): Promise<() => Promise<Omit<Done, 'timers'>>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { script: value('ScriptDuration'), layouts: value('LayoutCount'), styles: value('RecalcStyleCount') }
  }
}

/** Activity of a page while it is observed, after the settling time. */
async function doneAtRest(page: Page): Promise<Done> {
  const counters = await countersOf(page)
  await wait(settling)
  const before = await counters()
  await wait(watched)
  const after = await counters()
  return {
    script: after.script - before.script,
    layouts: after.layouts - before.layouts,
    styles: after.styles - before.styles,
    // Last, since evaluating it runs script too.
    timers: await page.evaluate((within) => window.timersDue(within), soon),
  }
}

const settled = async (all: readonly [string, Promise<Done>][]) =>
  Object.fromEntries(await Promise.all(all.map(async ([name, done]) => [name, await done] as const)))

// In parallel, since most of the time is waiting.
describe.concurrent.each(isWhole ? ['A', 'B'] : ['B'])('reading %s', (reading) => {
  let site: StartedSite
  beforeAll(async () => {
    site = await startedSite('--reading', reading)
  })
  afterAll(() => site?.close())

  const open = async (path: string) => {
    const visitor = await newVisitor({ reducedMotion: 'no-preference' })
    await visitor.addInitScript(countTimers)
    const page = await visitor.newPage()
    page.setDefaultTimeout(90_000)
    await page.goto(site.url + path)
    return page
  }

  slow('every page comes to rest after it has loaded', async ({ expect }) => {
    expect(site.paths).toEqual(expect.arrayContaining(['/', '/contact', '/login', '/account', unknownPath]))
    const done: [path: string, done: Promise<Done>][] = []
    for (const path of site.paths) done.push([path, doneAtRest(await open(path))])
    expect(await settled(done)).toEqual(Object.fromEntries(site.paths.map((path) => [path, atRest])))
  })

  slow(
    'a page comes to rest after its form was touched, after it was sent, and after a visitor has signed in',
    async ({ expect }) => {
      const visits = { touched, sent, hydrated, signedIn }
      const done: [name: string, done: Promise<Done>][] = []
      for (const [name, visit] of Object.entries(visits)) done.push([name, visit().then(doneAtRest)])
      expect(await settled(done)).toEqual(Object.fromEntries(Object.keys(visits).map((name) => [name, atRest])))
    },
  )

  async function touched() {
    const page = await open('/contact')
    await page.locator('[name=name]').fill('Ada')
    await page.locator('[data-island-hydrated]').waitFor()
    return page
  }

  async function sent() {
    const page = await open('/contact')
    await fill(page, answers)
    await submitButton(page).click()
    await page
      .getByRole('status')
      .getByText(/Thank you/)
      .waitFor()
    return page
  }

  async function hydrated() {
    const page = await open('/login')
    await page.locator('[data-island]').hover()
    await page.locator('[data-island-hydrated]').waitFor({ state: 'attached' })
    return page
  }

  async function signedIn() {
    const person = await addUser(site)
    const page = await open('/login')
    await submitPassword(page, person)
    await page.waitForURL('**/account')
    await page.getByText(texts.account.who.replace('[email]', person.email)).waitFor()
    return page
  }
})

async function addUser(site: StartedSite) {
  const person = { email: 'someone@example.com', password: 'correct horse battery' }
  expect(await site.run(['users', 'add', person.email, '--password'], person.password)).toContain('can sign in')
  return person
}
