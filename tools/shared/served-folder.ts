// A built site, served on this machine at a port of its own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSite } from '../../src/backend/static-site.ts'

interface ServedFolder {
  /** Without a slash at its end. */
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
