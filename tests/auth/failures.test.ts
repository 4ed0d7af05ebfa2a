// Each failure of signing in has its own message and leaves the visitor a way to continue.
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../src/sign-in/session/texts.ts'
import { slow } from '../whole-suite.ts'
import { failureShown, linkIn, openSignIn, requestMail, submitPassword, texts, type Visit, visit } from './visit.ts'
import { at, person, site, visitBeforeEach } from './visit-before-each.ts'

visitBeforeEach()

slow('a sign-in link that cannot be used is reported, its parameters are dropped, and the form is shown', async () => {
  const { page } = at
  const tokens = '#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer'
  const links: [string, Failure][] = [
    ['?code=', 'no-code'],
    [tokens, 'invalid-link'],
    ['?token_hash=abc', 'invalid-link'],
    ['?error=access_denied&error_code=otp_expired&error_description=x', 'expired-link'],
    ['#error=server_error', 'invalid-link'],
    ['?code=0f8fad5b-d9cb-469f-a165-70867728950e', 'other-browser'],
  ]
  for (const [address, failure] of links) {
    await page.goto('about:blank')
    await page.goto(`${site.url}/login${address}`)
    await failureShown(page, failure)
    expect(page.url()).toBe(`${site.url}/login`)
    expect(await page.getByRole('button', { name: texts.signIn, exact: true }).isVisible()).toBe(true)
  }
})

slow('a link whose code was redeemed signs in, and one followed twice does not', async () => {
  const { page } = at
  await openSignIn(page, site)
  const link = new URL(linkIn(await requestMail(page, site, person, texts.useMail)))
  const verify = new URL('/auth/v1/verify', site.url)
  verify.searchParams.set('token', link.searchParams.get('token_hash') ?? '')
  verify.searchParams.set('type', 'magiclink')
  verify.searchParams.set('redirect_to', `${site.url}/login`)
  await page.goto(verify.href)
  await page.waitForURL('**/account')
  const other = await visit()
  await other.page.goto(verify.href)
  await failureShown(other.page, 'expired-link')
  await other.context.close()
})

slow('an unreachable sign-in service is reported, and what was typed stays', async () => {
  const { page, context } = at
  await openSignIn(page, site)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await submitPassword(page, person)
  await failureShown(page, 'offline')
  expect(await page.getByLabel(texts.email).inputValue()).toBe(person.email)
  await context.setOffline(false)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  await page.waitForURL('**/account')
})

slow('refusals of the sign-in service are reported in the site’s words, never in the service’s', async () => {
  const { page } = at
  const answers: [number, object, Failure][] = [
    [429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' }, 'rate-limited'],
    [503, { message: 'down' }, 'unavailable'],
    [400, { code: 'email_not_confirmed', message: 'Email not confirmed' }, 'unconfirmed'],
    [400, { code: 'user_banned', message: 'User is banned' }, 'wrong-credentials'],
    [400, { code: 'validation_failed', message: 'Something' }, 'invalid-input'],
    [400, { code: 'no_such_thing', message: 'Database error: relation "users"' }, 'unknown'],
  ]
  await openSignIn(page, site)
  const headers = { 'x-supabase-api-version': '2024-01-01' }
  await page.route('**/auth/v1/token*', (route) => {
    const [status, json] = answers[0] ?? [500, {}]
    return route.fulfill({ status, json, headers })
  })
  for (; answers[0]; answers.shift()) {
    await submitPassword(page, person)
    await failureShown(page, answers[0][2])
    expect(await page.locator('main').textContent()).not.toContain('Database')
  }
})

async function arriveBy(page: Visit['page'], change: (page: Visit['page']) => Promise<unknown>) {
  await openSignIn(page, site)
  const link = linkIn(await requestMail(page, site, person, texts.useMail))
  await change(page)
  await page.goto(link)
  await page.getByRole('button', { name: texts.press }).click()
}

describe('the session', () => {
  const sets: [string, (keys: Record<string, unknown>[]) => unknown][] = [
    ['empty', () => ({ keys: [] })],
    ['without the key', (keys) => ({ keys: keys.map((key) => ({ ...key, kid: 'another' })) })],
    ['missing', () => 'Not here'],
  ]
  slow.each(sets)('the session is not relied on when the set of signing keys is %s', async (_, changed) => {
    const { page } = at
    await arriveBy(page, () =>
      page.route('**/jwks.json', async (route) => {
        const { keys } = (await (await route.fetch()).json()) as { keys: Record<string, unknown>[] }
        const body = changed(keys)
        await route.fulfill(typeof body === 'string' ? { status: 404, body } : { json: body })
      }),
    )
    await failureShown(page, 'no-keys')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  slow('the session is ended when its signature is not the service’s', async () => {
    const { page } = at
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
    const { x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
    await arriveBy(page, () =>
      page.route('**/jwks.json', async (route) => {
        const { keys } = (await (await route.fetch()).json()) as { keys: Record<string, unknown>[] }
        await route.fulfill({ json: { keys: keys.map((key) => ({ ...key, x, y })) } })
      }),
    )
    await failureShown(page, 'bad-signature')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  slow.each([-3, 3])(
    'the session is not promised to last where the clock is wrong by %i hours, and is not renewed for ever',
    async (hours) => {
      const { page } = at
      await arriveBy(page, () => page.clock.install({ time: Date.now() + hours * 3600_000 }))
      await page.getByRole('alert').getByText(texts.clock).waitFor()
      expect(page.url()).toBe(`${site.url}/login`)
      await page.getByRole('link', { name: texts.goOn }).click()
      await page.waitForURL('**/account')
      const renewals: string[] = []
      page.on('request', (request) => request.url().includes('refresh_token') && renewals.push(request.url()))
      await page.getByText(texts.account.who.replace('[email]', person.email)).waitFor()
      await page.waitForLoadState('networkidle')
      expect(renewals.length).toBeLessThan(8)
    },
  )

  it('a session that was ended elsewhere is reported on the account page, with a link to sign in', async () => {
    const { page } = at
    await arriveBy(page, async () => undefined)
    await page.waitForURL('**/account')
    await page.getByText(texts.account.who.replace('[email]', person.email)).waitFor()
    await site.remove(person)
    await page.getByLabel(texts.account.name, { exact: true }).fill('Ada')
    await page.getByRole('button', { name: texts.account.save }).first().click()
    await page.getByRole('status', { name: texts.session }).getByText(texts.events['session-ended']).waitFor()
    await page.getByRole('main').getByRole('link', { name: texts.account.signIn }).waitFor()
  })
})

slow('a failure to load the client library is reported', async () => {
  const { page } = at
  // The file of @supabase/supabase-js, which is fetched on first use.
  await page.route('**/assets/dist.*', (route) => route.abort())
  await openSignIn(page, site)
  await submitPassword(page, person)
  await failureShown(page, 'offline')
})

slow('a malformed address is reported by every form', async () => {
  const { page } = at
  for (const way of [undefined, texts.useMail, texts.forgot]) {
    await page.goto('about:blank')
    await openSignIn(page, site)
    if (way) await page.getByRole('button', { name: way }).click()
    await page.getByLabel(texts.email).fill('ada at example.com')
    if (!way) await page.getByLabel(texts.password, { exact: true }).fill('a password')
    await page.getByLabel(texts.email).press('Enter')
    const field = page.getByLabel(texts.email)
    await page.getByText(texts.emailMistyped).waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(await field.evaluate((control) => control === document.activeElement)).toBe(true)
  }
})
