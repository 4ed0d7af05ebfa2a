// Servers on a free port of this machine, for tests and tools.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  /** Without a slash at the end. */
  url: string
  port: number
  /** Ends open connections too. */
  close(): Promise<void>
}

/** Makes a server listen on a free port of this machine. */
export async function listening(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
