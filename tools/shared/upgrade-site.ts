// Replaces the engine that a site depends on with this one.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeWhole } from '../../src/cache/cache.mjs'
import { Fault } from '../../src/problems/fault.ts'
import type { CommandContext } from './context.ts'
import { engineDependency, readPackage } from './engine-dependency.ts'

/**
 * Returns the dependency before and now, and the argument for `npm install`: npm reads a changed file of the same name again only when the
 * file is named. `name` is the folder's name in messages. Throws a Fault when the folder has no package.json that depends on Lectern.
 */
export function upgradeSite(folder: string, name: string, context: CommandContext) {
  const from = readPackage(folder).dependencies?.lectern
  if (from === undefined)
    throw new Fault(
      'usage',
      `${name} holds no site that depends on Lectern: package.json there does not ask for it.`,
      'Name the folder of a site that init has made.',
    )
  const { spec, files } = engineDependency(context)
  for (const [path, content] of files) writeWhole(join(folder, path), content, { durable: true })
  setDependency(folder, spec)
  deleteOtherEngines(join(folder, 'vendor'), basename(spec))
  return { from, to: spec, spec: files.size > 0 ? spec : `lectern@${spec}` }
}

/** Keeps the indentation of package.json. */
function setDependency(folder: string, spec: string): void {
  const file = join(folder, 'package.json')
  const text = readFileSync(file, 'utf8')
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> }
  manifest.dependencies.lectern = spec
  const [, indent = '  '] = /^\{\r?\n([ \t]+)/.exec(text) ?? []
  writeFileSync(file, `${JSON.stringify(manifest, undefined, indent)}\n`)
}

function deleteOtherEngines(vendor: string, kept: string): void {
  if (!existsSync(vendor)) return
  for (const name of readdirSync(vendor))
    if (/^lectern-.*\.tgz$/.test(name) && name !== kept) rmSync(join(vendor, name))
}
