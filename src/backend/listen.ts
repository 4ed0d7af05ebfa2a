import { createServer, type Server } from 'node:http'
import { Fault } from '../problems/fault.ts'

interface Address {
  host: string
  /** 0 takes any free port. */
  port: number
}

/** Throws a Fault when nothing can listen there. */
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

/** Throws a Fault when something else listens there already. */
export async function expectFreePort(address: Address): Promise<void> {
  const probe = createServer()
  await listen(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}
