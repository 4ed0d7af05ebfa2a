// Everything a build is made from, as one hash. Loads nothing of the software itself: a build that has nothing to do is to
// be over before that.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'

interface Sources {
  manifest: string
  /** Folders whose files are part of the site. */
  folders: string[]
  /** What else decides the outcome: options, the software's own hash, the environment. */
  choices: readonly unknown[]
}

export interface Fingerprint {
  /** Of everything. */
  from: string
  /** Of everything but the texts of the manifest and of the files it includes. */
  choices: string
}

/** Undefined when the manifest cannot be read: whoever reads it next says why. */
export function fingerprint({ manifest, folders, choices }: Sources): Fingerprint | undefined {
  if (!existsSync(manifest)) return undefined
  const home = dirname(manifest)
  const around = createHash('sha1').update(JSON.stringify(choices))
  const released = join(home, `${basename(manifest, extname(manifest))}.released.yaml`)
  if (existsSync(released)) around.update(readFileSync(released))
  for (const folder of folders.map((name) => resolve(home, name)))
    for (const file of filesIn(folder)) around.update(`\0${file.join('\0')}`)

  const bytes = readFileSync(manifest)
  const all = around.copy().update(bytes)
  for (const folder of textFolders(bytes))
    for (const file of filesIn(join(home, folder), isText)) all.update(`\0${file.join('\0')}`)
  return { from: all.digest('base64url'), choices: around.digest('base64url') }
}

const isText = (name: string) => /\.(?:ya?ml|json)$/.test(name)

/** Folders of the files that the manifest may include; one too many does no harm. */
function textFolders(manifest: Buffer): Set<string> {
  const folders = new Set<string>()
  for (const ending of ['.yaml', '.yml', '.json'])
    for (let at = manifest.indexOf(ending); at >= 0; at = manifest.indexOf(ending, at + 1)) {
      const before = manifest.toString('latin1', Math.max(0, at - 300), at)
      folders.add(dirname(/[\w./*-]*$/.exec(before)?.[0] ?? ''))
    }
  return folders
}

type Stamp = [path: string, size: number, changed: number]

/** With `wanted`, the folder's own files of such names; without, all files below it. */
function* filesIn(folder: string, wanted?: (name: string) => boolean): Generator<Stamp> {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).sort()) {
    if (wanted && !wanted(name)) continue
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat) continue
    if (!stat.isDirectory()) yield [path, stat.size, stat.mtimeMs]
    else if (!wanted) yield* filesIn(path)
  }
}
