// Installs another version of Node for tests, from npm's packages of Node programs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../src/problems/fault.ts'
import { cachedPackages } from './cached-packages.ts'

const system = process.platform === 'win32' ? 'win' : process.platform

/** Returns the program's path, downloading it into the cache once. `range` is a version range. Throws a Fault when there is none. */
export function fetchNode(root: string, range: string): string {
  const name = `node-${system}-${process.arch}`
  const folder = cachedPackages(root, `node-${range}`, `Node ${range}`, { [name]: range })
  const programs = ['bin/node', 'bin/node.exe'].map((program) => join(folder, 'node_modules', name, program))
  const program = programs.find((path) => existsSync(path))
  if (!program)
    throw new Fault('no-packages', `npm has no Node ${range} for ${system} on ${process.arch}.`, 'Install it yourself.')
  return program
}
