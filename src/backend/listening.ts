// Servers on a free port of this machine, which only this machine reaches.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen } from './listen.ts'

export interface Listening {
  /** Without a slash at the end. */
  url: string
  port: number
  /** Ends open connections too. */
  close(): Promise<void>
}

/** Makes a server listen on a free port of this machine. */
export async function listening(server: Server): Promise<Listening> {
  await listen(server, { host: '127.0.0.1', port: 0 })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
