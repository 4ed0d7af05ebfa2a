import { afterAll, beforeAll, describe } from 'vitest'
import { type RunningServer, startServer } from '../../src/backend/server.ts'
import { finishedSite, project } from '../requests/folders.ts'
import { crossing } from '../requests/forms.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { addressHeader, contract, siteOrigin } from './contract.ts'

describe('in the server of npm start, over the embedded database', () => {
  let server: RunningServer
  const lines: string[] = []

  beforeAll(async () => {
    server = await startServer({
      project,
      folder: finishedSite(),
      data: temporaryFolder(),
      forms: [crossing],
      siteUrl: siteOrigin,
      limited: true,
      trustedHeader: addressHeader,
      host: '127.0.0.1',
      port: 0,
      redirects: [],
      unknownPaths: { screen: 'error' },
      log: ({ event, code }) => lines.push(`${event} ${code}`),
    })
  })
  afterAll(() => server.close())

  contract(() => ({
    url: `${server.url}/functions/v1/submit-contact-form`,
    log: () => lines.join('\n'),
    rows: async () => {
      const { requests, fields } = await server.backend.admin.list({})
      const empty = Object.fromEntries(fields.map((name) => [name, null]))
      return requests.reverse().map(({ id, form, suspicion, mail, answers }) => ({
        ...empty,
        ...answers,
        id,
        form,
        suspicion,
        mails: mail === 'none' ? [] : ['notice'],
      }))
    },
  }))
})
