// Provides VS Code and the packed extension to its tests. The first worker fetches and packs them, while the others wait.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { Fault } from '../../../src/problems/fault.ts'
import { isWhole } from '../../how-much.ts'
import { root } from '../lsp-client.ts'
import { fetchVsCode } from './fetch-vscode.ts'
import { packExtension } from './pack-extension.ts'

export interface VsCodeProgram {
  /** VS Code's server, as a file for Node. */
  main: string
  /** The packed extension. */
  extension: string
}

let program: Promise<VsCodeProgram | undefined> | undefined

/** Returns undefined where VS Code is not part of this run or cannot be fetched; prints the reason. */
export function vsCodeProgram(): Promise<VsCodeProgram | undefined> {
  program ??= prepare()
  return program
}

/** Milliseconds after which a lock is taken for one of a killed run. */
const stale = 300_000

async function prepare(): Promise<VsCodeProgram | undefined> {
  if (!isWhole) {
    process.stderr.write('VS Code itself is left out of the everyday tests: npm test -- --whole has it.\n')
    return undefined
  }
  const cache = join(root, 'node_modules', '.cache', 'lectern')
  mkdirSync(cache, { recursive: true })
  const retries = { retries: stale / 500, factor: 1, minTimeout: 500 }
  const release = await lockfile.lock(cache, { lockfilePath: join(cache, 'vscode.lock'), stale, retries })
  try {
    return { main: fetchVsCode(root), extension: packExtension(root) }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    process.stderr.write(`${error.message} The tests of VS Code are left out. ${error.hint}\n`)
    return undefined
  } finally {
    await release()
  }
}
