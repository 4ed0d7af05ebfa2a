// Listens on a port, with Faults for a port that is taken or an address that does not exist.
import { createServer, type Server } from 'node:http'
import { Fault } from '../problems/fault.ts'

interface Address {
  host: string
  /** 0 takes any free port. */
  port: number
}

/** Resolves once the server listens; throws a Fault when it cannot. */
export async function listen(server: Server, { host, port }: Address): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new Fault('port-taken', `Port ${port} is already in use.`, 'Stop the other program or pass --port.', {
        cause,
      })
    throw new Fault('cannot-listen', `Nothing can listen on ${host}, port ${port}.`, 'Pass another --host or --port.', {
      cause,
    })
  }
}

/** Throws a Fault when another server listens at the address. */
export async function expectFreePort(address: Address): Promise<void> {
  const probe = createServer()
  await listen(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}
