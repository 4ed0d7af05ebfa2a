// Serves a built site on a free port of this machine.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSite } from '../../src/backend/static-site.ts'

interface ServedFolder {
  /** Without a slash at the end. */
  url: string
  close(): Promise<void>
}

export async function servedFolder(site: Parameters<typeof serveSite>[0]): Promise<ServedFolder> {
  const server = createServer(serveSite(site))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
