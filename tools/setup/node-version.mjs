// Checks the version of Node.
import { fault } from './fault.mjs'

/** Throws a Fault when this Node is too old. */
export function expectNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw fault(
    `Lectern needs Node 20.19 or newer; this is ${process.version}.`,
    'Install a newer Node and run the command again.',
  )
}
