// The second factor on the account page: set up, shown and removed.
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { addSecondFactor, texts, totpCode, visit } from './visit.ts'
import { at, person, site, visitBeforeEach } from './visit-before-each.ts'

visitBeforeEach({ openAccount: true })

const words = texts.account
const panel = (title: string) => at.page.getByRole('region', { name: title })
const waitForText = (title: string, text: string) => panel(title).getByText(text).waitFor()

slow.each(['light', 'dark'] as const)(
  'the second factor has a picture that an app can read in the %s scheme',
  async (colorScheme) => {
    const { page } = at
    await page.emulateMedia({ colorScheme })
    await page.getByLabel(words.factorName).fill('Phone')
    await page.getByRole('button', { name: words.enrol }).click()
    const picture = page.getByRole('img', { name: words.picture })
    await picture.waitFor()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    // The service's picture is transparent: its background is the page's.
    const source = decodeURIComponent((await picture.getAttribute('src')) ?? '')
    expect(source).not.toMatch(/white|#fff|<rect[^>]*width="100%"/i)
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    const { data, info } = await sharp(await picture.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // A camera needs dark marks on a light background up to the edges of the picture.
    const brightness = (pixel: number) => Math.max(...data.subarray(pixel * info.channels, pixel * info.channels + 3))
    const all = Array.from({ length: info.width * info.height }, (_, pixel) => brightness(pixel))
    // The outermost pixels may blend with the page where the picture lies between two pixels.
    expect([info.width + 1, 2 * info.width - 2].map((pixel) => all[pixel]).every((one) => (one ?? 0) > 240)).toBe(true)
    expect(Math.min(...all)).toBeLessThan(64)
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
    expect(read?.data).toMatch(/^otpauth:\/\/totp\//)
    expect(new URL(read?.data ?? '').searchParams.get('secret')).toBe(secret)
  },
)

it('the second factor is shown as a picture and a key, confirmed with a code, and removed again', async () => {
  const { page } = at
  await page.getByLabel(words.factorName).fill('Phone')
  await page.getByRole('button', { name: words.enrol }).click()
  const picture = page.getByRole('img', { name: words.picture })
  await picture.waitFor()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  const secret = (await page.locator('code').textContent()) ?? ''
  const code = page.getByLabel(words.factorCode)
  await code.fill('000000')
  await panel(words.factorsTitle).getByRole('button', { name: words.confirm }).click()
  await waitForText(words.factorsTitle, texts.failures['wrong-code'])
  await code.fill(totpCode(secret))
  await panel(words.factorsTitle).getByRole('button', { name: words.confirm }).click()
  await waitForText(words.factorsTitle, words.enrolled)
  await page.getByRole('status', { name: texts.session }).getByText(texts.events['second-factor-verified']).waitFor()
  await page.getByRole('button', { name: words.remove.replace('[name]', 'Phone') }).click()
  await waitForText(words.factorsTitle, words.removed)
  await waitForText(words.factorsTitle, words.factorsNone)
})

slow('the second factor that is set up is still said to be once the session has risen with it', async () => {
  const { page } = at
  await addSecondFactor(page)
  await page.getByRole('button', { name: words.remove.replace('[name]', 'Phone') }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await panel(words.factorsTitle).getByText(words.enrolled).count()).toBe(1)
})

slow('a second factor whose setup was cancelled leaves nothing behind', async () => {
  const { page } = at
  await page.getByLabel(words.factorName).fill('Phone')
  await page.getByRole('button', { name: words.enrol }).click()
  await page.getByRole('button', { name: words.cancel }).click()
  await waitForText(words.factorsTitle, words.factorsNone)
  await addSecondFactor(page)
  await page.getByRole('button', { name: words.remove.replace('[name]', 'Phone') }).waitFor()
})

slow('until the second factor is given, the page offers only signing out', async () => {
  await addSecondFactor(at.page)
  const other = await visit()
  await other.page.goto(`${site.url}/login`)
  await other.page.evaluate(async ({ email, password }) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }
    const session = await (await fetch('/auth/v1/token?grant_type=password', init)).text()
    localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, session)
  }, person)
  await other.page.goto(`${site.url}/account`)
  await other.page.getByText(words.second).waitFor()
  expect(await other.page.getByLabel(words.name, { exact: true }).count()).toBe(0)
  expect(await other.page.getByRole('button', { name: words.global }).isVisible()).toBe(true)
  await other.context.close()
})
