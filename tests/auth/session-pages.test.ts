// The session on pages: across tabs, with the contact form, and no script on other pages.
import { describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { openAccount, openSignIn, signIn, texts, type Visit, visit } from './visit.ts'
import { at, person, site, visitBeforeEach } from './visit-before-each.ts'

visitBeforeEach()

const announced = (page: Visit['page'], event: keyof typeof texts.events) =>
  page.getByRole('status', { name: texts.session }).getByText(texts.events[event]).waitFor()

const signedInText = () => texts.account.who.replace('[email]', person.email)

describe('across tabs', () => {
  slow('signing out in one tab shows in the other, and signing in leads the other on', async () => {
    const { page, context } = at
    await signIn(page, site, person)
    const other = await context.newPage()
    await other.goto(`${site.url}/account`)
    await other.getByText(signedInText()).waitFor()
    await page.getByRole('button', { name: texts.account.local }).click()
    await announced(page, 'signed-out')
    await announced(other, 'session-ended')
    await other.getByRole('main').getByRole('link', { name: texts.account.signIn }).waitFor()
    await openSignIn(other, site)
    await other.waitForSelector('[data-session-event="initial-session"]', { state: 'attached' })
    await signIn(page, site, person)
    await other.waitForURL('**/account')
  })
})

describe('near its end', () => {
  slow('the session is renewed, and the page announces it', async () => {
    const { page } = at
    await page.clock.install()
    await openAccount(page, site, person)
    const kept = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
        return { key, session: JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown> }
      })
    const before = await kept()
    await page.clock.fastForward(3600_000 - 60_000)
    await announced(page, 'token-refreshed')
    expect((await kept()).session.refresh_token).not.toBe(before.session.refresh_token)
  })

  slow('a hidden page renews the session once it is shown', async () => {
    const { page } = at
    await page.clock.install()
    await openAccount(page, site, person)
    const renewals: string[] = []
    page.on('request', (request) => request.url().includes('refresh_token') && renewals.push(request.url()))
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, state)
    await show('hidden')
    await page.clock.fastForward(3600_000 - 60_000)
    await page.evaluate(() => fetch('/robots.txt').then(() => undefined))
    expect(renewals).toEqual([])
    await show('visible')
    await announced(page, 'token-refreshed')
    expect(renewals).toHaveLength(1)
  })

  slow('a renewal that failed for half a minute, after which the library gives up, is tried again', async () => {
    const { page } = at
    await page.clock.install()
    await openAccount(page, site, person)
    let isDown = true
    await page.route('**/token?grant_type=refresh_token', (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.continue(),
    )
    const answered = () => page.waitForResponse('**/token?grant_type=refresh_token')
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        await page.clock.runFor(1000)
        // Answers come in real time, which the page's fake clock does not advance.
        await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
      }
      return false
    }
    const [first] = await Promise.all([answered(), page.clock.fastForward(3600_000 - 80_000)])
    expect(first.status()).toBe(503)
    await pass(45)
    isDown = false
    const renewed = announced(page, 'token-refreshed').then(() => true)
    expect(await Promise.race([renewed, pass(90)])).toBe(true)
  })

  slow('a session that cannot be renewed is dropped, and the page announces it', async () => {
    const { page } = at
    await openAccount(page, site, person)
    await site.remove(person)
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      const session = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 }))
    })
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: texts.account.signIn }).waitFor()
    await announced(page, 'session-ended')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

describe('the contact form', () => {
  async function sentWith(page: Visit['page']): Promise<string | undefined> {
    await page.goto(`${site.url}/contact`)
    const form = page.locator('form')
    for (const [name, value] of [
      ['name', 'Ada'],
      ['email', 'ada@example.com'],
      ['organization', crypto.randomUUID()],
    ])
      await form.locator(`[name="${name}"]`).fill(value ?? '')
    const [request] = await Promise.all([
      page.waitForRequest('**/functions/v1/**'),
      form.locator('button[type=submit]').click(),
    ])
    await page.getByText('Thank you, it is with us!').first().waitFor()
    return (await request.allHeaders()).authorization
  }

  it('the contact form sends the session’s token when there is one, and none otherwise', async () => {
    const { page } = at
    // Without a session the library sends the public key, which is no token.
    expect(await sentWith(page)).not.toContain('.')
    await openAccount(page, site, person)
    const token = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      return (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string }).access_token
    })
    expect(await sentWith(page)).toBe(`Bearer ${token}`)
  })
})

describe('on every other page', () => {
  it('nothing of the sign-in is loaded, for signed-out and for signed-in visitors', async () => {
    const { page } = at
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const paths = ['/', '/services', '/landings', '/contact', '/privacy', '/terms']
    for (const signed of [false, true]) {
      if (signed) await openAccount(page, site, person)
      asked.length = 0
      for (const path of paths) await page.goto(site.url + path, { waitUntil: 'load' })
      expect(asked.filter((path) => /sign-in|account|verify-session|\/dist\.|auth\/v1/.test(path))).toEqual([])
    }
  })

  slow(
    'the sign-in page fetches only what its form is hydrated with, and the library not before it is touched',
    async () => {
      const { page } = at
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto(`${site.url}/login`, { waitUntil: 'networkidle' })
      const names = scripts.map((address) => /assets\/([a-z-]+)/.exec(address)?.[1])
      expect(names[0]).toBe('loader')
      expect(['eager', 'loader', 'react', 'sign-in', 'verify-session']).toEqual(expect.arrayContaining(names))
    },
  )
})

describe('without script', () => {
  slow(
    'the page says what signing in needs, and a password that is sent all the same stays out of the address',
    async () => {
      const plain = await visit({ javaScriptEnabled: false })
      await plain.page.goto(`${site.url}/login`)
      await plain.page.getByText(texts.needsScript).waitFor()
      await plain.page.getByLabel(texts.email).fill(person.email)
      await plain.page.getByLabel(texts.password, { exact: true }).fill(person.password)
      await plain.page.getByRole('button', { name: texts.signIn, exact: true }).click()
      await plain.page.waitForURL(/#.*needs-script$/)
      expect(plain.page.url()).not.toContain('pass-')
      await plain.page.getByText(texts.needsScript).waitFor()
      await plain.page.goto(`${site.url}/account`)
      await plain.page.getByText(texts.account.needsScript).waitFor()
      await plain.context.close()
    },
  )

  slow('a visitor whose script never loads sees the same as one without script', async () => {
    const { page } = at
    await page.route('**/assets/sign-in*', (route) => route.abort())
    await page.goto(`${site.url}/login`)
    await page.getByLabel(texts.email).fill(person.email)
    await page.getByLabel(texts.password, { exact: true }).fill(person.password)
    await page.getByRole('button', { name: texts.signIn, exact: true }).click()
    await page.getByText(texts.needsScript).waitFor()
    expect(page.url()).not.toContain('pass-')
  })
})
