import { afterAll, beforeAll, describe } from 'vitest'
import { type RunningServer, type ServerOptions, startServer } from '../../src/backend/server.ts'
import { serverOptions } from '../requests/folders.ts'
import { addressHeader, contract, siteOrigin } from './contract.ts'

describe('in the server of npm start, over the embedded database', () => {
  let server: RunningServer
  const lines: string[] = []

  beforeAll(async () => {
    const log: ServerOptions['log'] = ({ event, code }) => lines.push(`${event} ${code}`)
    server = await startServer(serverOptions({ siteUrl: siteOrigin, trustedHeader: addressHeader, log }))
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
