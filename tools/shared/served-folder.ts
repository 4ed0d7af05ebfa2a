// Serves a built site on a free port of this machine.
import { createServer } from 'node:http'
import { type Listening, listening } from '../../src/backend/listening.ts'
import { serveSite } from '../../src/backend/static-site.ts'

export const servedFolder = (site: Parameters<typeof serveSite>[0]): Promise<Listening> =>
  listening(createServer(serveSite(site)))
