// Puts this engine into the folder of a site that depends on another.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeWhole } from '../../src/cache/cache.mjs'
import { Fault } from '../../src/problems/fault.ts'
import type { Context } from './context.ts'
import { engineToAskFor, readPackage } from './engine-to-ask-for.ts'

export interface UpgradedSite {
  /** What its package.json asked npm for before and asks for now. */
  from: string
  to: string
  /** What npm is to be asked for by name: a file that has changed under the same name is read anew only then. */
  spec: string
}

/** `name` is the folder as people are told it. Throws a Fault for a folder that holds no site with a package.json of its own. */
export function upgradeSite(folder: string, name: string, context: Context): UpgradedSite {
  const from = readPackage(folder).dependencies?.lectern
  if (from === undefined)
    throw new Fault(
      'usage',
      `${name} holds no site that depends on Lectern: package.json there does not ask for it.`,
      'Name the folder of a site that init has made.',
      { exit: 2 },
    )
  const { spec, files } = engineToAskFor(context)
  for (const [path, content] of files) writeWhole(join(folder, path), content, { durable: true })
  setDependency(folder, spec)
  forgetOthers(join(folder, 'vendor'), basename(spec))
  return { from, to: spec, spec: files.size > 0 ? spec : `lectern@${spec}` }
}

/** In the lines of package.json as they are indented. */
function setDependency(folder: string, spec: string): void {
  const file = join(folder, 'package.json')
  const text = readFileSync(file, 'utf8')
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> }
  manifest.dependencies.lectern = spec
  const [, indent = '  '] = /^\{\r?\n([ \t]+)/.exec(text) ?? []
  writeFileSync(file, `${JSON.stringify(manifest, undefined, indent)}\n`)
}

function forgetOthers(vendor: string, kept: string): void {
  if (!existsSync(vendor)) return
  for (const name of readdirSync(vendor))
    if (/^lectern-.*\.tgz$/.test(name) && name !== kept) rmSync(join(vendor, name))
}
