// The browser the tests share. Each test opens contexts of its own.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { inject } from 'vitest'
import { remember } from './open-visits.ts'

// Test files of a worker share this module, and the connection with it.
let connected: Promise<Browser> | undefined

async function connect(): Promise<Browser> {
  const answer = await fetch(inject('browserEndpoint'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return chromium.connect(text)
}

/** The shared browser. Don't close it: it ends with the run. */
export function sharedBrowser(): Promise<Browser> {
  connected ??= connect()
  return connected
}

/** A fresh context, as a visitor who has never been here; closed when the test file is done, if nobody closes it before. */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const browser = await sharedBrowser()
  const visit = await browser.newContext({ reducedMotion: 'reduce', ...options })
  remember(visit)
  return visit
}
