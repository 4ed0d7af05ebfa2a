// A site with its embedded backend and sign-in, served as by `npm start`.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startServer } from '../../src/backend/server.ts'
import { backendForms } from '../../src/forms/backend-forms.ts'
import { load } from '../../src/manifest/load.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { writeSite } from '../../src/publish/write-site.ts'
import { headersOf, securityHeadersOf } from '../../src/render/headers.ts'
import { lazyEmulator } from '../../supabase/auth-emulator/lazy-emulator.ts'
import { accessFile } from '../../supabase/auth-emulator/open-emulator.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { ownBundle } from '../pages/built-site.ts'
import { project } from '../requests/folders.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { arrivedMail } from './arrived-mail.ts'

export interface Person {
  id: string
  email: string
  password: string
}

export interface AuthSite {
  url: string
  /** The backend's data folder. */
  data: string
  person(options?: { confirmed: boolean }): Promise<Person>
  remove(person: Person): Promise<void>
  /** Bans the user for a day. */
  ban(person: Person): Promise<void>
  /** Sends an invitation mail whose link leads to the sign-in page. */
  invite(email: string): Promise<void>
  /** A link of the given type with the session in its address, as a new project's mail templates send it. */
  implicitLink(type: 'magiclink' | 'recovery' | 'invite', email: string): Promise<string>
  /** The newest mail to an address, once there is one. */
  mailTo(address: string): Promise<string>
  close(): Promise<void>
}

export async function authSite(): Promise<AuthSite> {
  const { site: read } = load(twoReadingsText, twoReadings, { reading: 'A' })
  if (!read) throw new Error(`${twoReadings} does not load.`)
  const site = { ...read, backend: { ...read.backend, signIn: true } }
  const { files, styleHashes } = siteFiles(site, await ownBundle())
  const folder = temporaryFolder()
  const data = temporaryFolder()
  await writeSite(folder, files, '')
  const server = await startServer({
    project,
    folder,
    data,
    forms: backendForms(site),
    siteUrl: site.url,
    limited: true,
    host: '127.0.0.1',
    port: 0,
    redirects: site.redirects,
    unknownPaths: site.unknownPaths,
    headersFor: headersOf(securityHeadersOf(site, styleHashes)),
    openAuth: lazyEmulator({ data, limited: true }),
  })
  const { adminKey } = JSON.parse(readFileSync(accessFile(data), 'utf8')) as { adminKey: string }
  const headers = { authorization: `Bearer ${adminKey}`, 'content-type': 'application/json' }
  const admin = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${server.url}/auth/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const redirectToSignIn = new URLSearchParams({ redirect_to: `${server.url}/login` })
  return {
    url: server.url,
    data,
    async person({ confirmed } = { confirmed: true }) {
      const email = `person-${randomUUID().slice(0, 8)}@example.com`
      const password = `pass-${randomUUID()}`
      const { id } = await admin<{ id: string }>('POST', '/admin/users', { email, password, email_confirm: confirmed })
      return { id, email, password }
    },
    remove: async ({ id }) => {
      await admin('DELETE', `/admin/users/${id}`)
    },
    ban: async ({ id }) => {
      await admin('PUT', `/admin/users/${id}`, { ban_duration: '24h' })
    },
    invite: async (email) => {
      await admin('POST', `/invite?${redirectToSignIn}`, { email })
    },
    implicitLink: async (type, email) => {
      const body = { type, email }
      const { action_link } = await admin<{ action_link: string }>(
        'POST',
        `/admin/generate_link?${redirectToSignIn}`,
        body,
      )
      return action_link
    },
    mailTo: (address) => arrivedMail(data, address),
    close: server.close,
  }
}
