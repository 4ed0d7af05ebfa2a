// Signing in, in the preview: with the local emulator, whose mails are shown in the panel.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { accessFile } from '../../supabase/auth-emulator/open-emulator.ts'
import { texts } from '../auth/visit.ts'
import { slow } from '../whole-suite.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject()
})
afterAll(async () => {
  await project?.closePages()
  await project?.close()
})

const email = 'ada@millbakery.example'
const password = 'pass-of-the-mill'

/** As `npm run users -- add` does it, once the preview has opened its database. */
async function addPerson() {
  const { url } = project.preview
  await expect.poll(async () => (await fetch(`${url}/auth/v1/health`)).status, { timeout: 60_000 }).toBe(200)
  const { adminKey, url: endpoint } = JSON.parse(readFileSync(accessFile(join(project.folder, 'data')), 'utf8')) as {
    adminKey: string
    url: string
  }
  expect(endpoint).toBe(url)
  const answer = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, email_confirm: true }),
  })
  expect(answer.status).toBe(200)
}

slow(
  'the sign-in page in the preview signs in by password, and by a link that is shown in the panel and not mailed',
  async () => {
    const page = await project.open('/login')
    await addPerson()
    await page.getByLabel(texts.email).fill(email)
    await page.getByLabel(texts.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: texts.signIn, exact: true }).click()
    await page.waitForURL('**/account')
    await page.getByText(texts.account.who.replace('[email]', email)).waitFor()

    const other = await project.open('/login')
    await other.getByRole('button', { name: texts.useMail, exact: true }).click()
    await other.getByLabel(texts.email).fill(email)
    await other.getByRole('button', { name: texts.sendMail, exact: true }).click()
    const panel = other.getByRole('region', { name: 'Requests' })
    await panel.getByRole('heading', { name: 'Mails of the sign-in emulator' }).waitFor()
    expect(await panel.locator('pre').textContent()).toContain(`To: ${email}`)
    await panel.getByRole('link').click()
    await other.getByRole('button', { name: texts.press, exact: true }).click()
    await other.getByText(texts.account.who.replace('[email]', email)).waitFor()
  },
  120_000,
)
