// Everything a build is made from, as one hash. Loads nothing of the software itself: a build that has nothing to do is to
// be over before that.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

interface Sources {
  manifest: string
  /** Folders whose files are part of the site, or of its manifest. */
  folders: string[]
  /** What else decides the outcome: options, the software's own hash, the environment. */
  choices: readonly unknown[]
}

/** Undefined when the manifest cannot be read: whoever reads it next says why. */
export function fingerprint({ manifest, folders, choices }: Sources): string | undefined {
  if (!existsSync(manifest)) return undefined
  const hash = createHash('sha1').update(JSON.stringify(choices)).update(readFileSync(manifest))
  for (const folder of folders.map((name) => resolve(dirname(manifest), name)))
    for (const [path, size, changed] of filesIn(folder)) hash.update(`\0${path}\0${size}\0${changed}`)
  return hash.digest('base64url')
}

function* filesIn(folder: string): Generator<[path: string, size: number, changed: number]> {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    const { size, mtimeMs } = statSync(path)
    if (statSync(path).isDirectory()) yield* filesIn(path)
    else yield [path, size, mtimeMs]
  }
}
