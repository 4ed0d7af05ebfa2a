// The site with its embedded backend, signing people in: what `npm start` serves.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backendForms } from '../../src/backend/backend-forms.ts'
import { startServer } from '../../src/backend/server.ts'
import { load } from '../../src/manifest/load.ts'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import { styleHashesOf } from '../../src/publish/page-styles.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { writeSite } from '../../src/publish/write-site.ts'
import { headersOf } from '../../src/render/headers.ts'
import { lazyEmulator } from '../../src/sign-in/emulator/lazy-emulator.ts'
import { accessFile } from '../../src/sign-in/emulator/open-emulator.ts'
import { folderMailbox } from './contract/mailbox.ts'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import { project, temporaryFolder } from '../requests/folders.ts'

export interface Person {
  id: string
  email: string
  password: string
}

export interface AuthSite {
  url: string
  /** The data folder. */
  data: string
  person(): Promise<Person>
  remove(person: Person): Promise<void>
  /** Texts of the mails to an address, newest first. */
  mailsTo(address: string): Promise<string[]>
  close(): Promise<void>
}

export async function authSite(): Promise<AuthSite> {
  const { site: read } = load(readFileSync(join(project, 'site.yaml'), 'utf8'), 'site.yaml', { reading: 'A' })
  if (!read) throw new Error('site.yaml does not load.')
  const site = { ...read, backend: { ...read.backend, signIn: true } }
  const files = siteFiles(site, await clientBundle(project, hashOfSource(project)))
  const folder = temporaryFolder()
  const data = temporaryFolder()
  writeSite(folder, files, join(project, 'public'))
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
    headersFor: headersOf(site, styleHashesOf(files)),
    openAuth: lazyEmulator({ data, limited: true }),
  })
  const { adminKey } = JSON.parse(readFileSync(accessFile(data), 'utf8')) as { adminKey: string }
  const headers = { authorization: `Bearer ${adminKey}`, 'content-type': 'application/json' }
  return {
    url: server.url,
    data,
    async person() {
      const email = `person-${randomUUID().slice(0, 8)}@example.com`
      const password = `pass-${randomUUID()}`
      const body = JSON.stringify({ email, password, email_confirm: true })
      const answer = await fetch(`${server.url}/auth/v1/admin/users`, { method: 'POST', headers, body })
      return { ...((await answer.json()) as { id: string }), email, password }
    },
    remove: async ({ id }) => {
      await fetch(`${server.url}/auth/v1/admin/users/${id}`, { method: 'DELETE', headers })
    },
    mailsTo: (address) => folderMailbox(join(data, 'mail')).read(address),
    close: server.close,
  }
}
