// One build: from a manifest to a folder, doing only what changed since the last one.
import { join } from 'node:path'
import { clientBundle } from '../../src/build/client-bundle.ts'
import { type HostFiles, type HostPlan, hostPlan } from '../../src/build/hosts/plan.ts'
import { keptPicks } from '../../src/build/kept-picks.ts'
import { keptFiles, type Ledger } from '../../src/build/ledger.ts'
import { pageKeys } from '../../src/build/page-keys.ts'
import { stylesOf } from '../../src/build/page-styles.ts'
import { siteFiles } from '../../src/build/site-files.ts'
import { type Content, writeSite } from '../../src/build/write-site.ts'
import { shareImages } from '../../src/images/share/share-images.ts'
import { siteImages } from '../../src/images/site-images.ts'
import { openSite } from './open-site.ts'

export interface Build {
  root: string
  sourceHash: string
  manifest: string | undefined
  reading: string | undefined
  out: string
  ledger: Ledger
  /** Fingerprint of what the build is made from. */
  from: string | undefined
  configuration: (plan: HostPlan) => HostFiles
  /** Told now and then, where a build is long. */
  progress: (line: string) => void
  /** Told whenever a stage is over. */
  ended: (stage: string) => void
}

/** The sentence a build ends with, without its time. */
export async function buildSite(build: Build): Promise<string> {
  const { root, sourceHash, out, ledger, from, ended } = build
  const { site, folders } = openSite(root, build.manifest, build.reading, ended)
  const pictures = await siteImages(site, folders, join(root, 'node_modules', '.cache', 'lectern', 'images'))
  const keys = pageKeys(site, sourceHash, pictures.images)
  const kept = keptFiles(out, ledger, keys)
  ended('pictures')
  const bundle = await clientBundle(root, sourceHash)
  ended('bundling')
  const picks = keptPicks(root, sourceHash)
  const drawn = counter(site.routes.length, build.progress)
  const files = siteFiles(site, bundle, undefined, { kept, drawn, images: pictures.images, picks: picks.picks })
  picks.keep()
  ended('rendering')
  const styles = stylesOf(files)
  const before = [...kept].flatMap((file) => ledger.files[file]?.styles ?? [])
  const allStyles = [...new Set([...styles.values(), ...before])].sort()
  for (const [name, text] of build.configuration(hostPlan(site, allStyles))) files.set(name, text)
  const made = from === undefined ? undefined : { from, said: `${site.routes.length} pages of reading ${site.reading}` }
  const { publicFolder } = folders
  const studio = { shelf: join(root, 'node_modules', '.cache', 'lectern'), sourceHash, publicFolder }
  const all = new Map<string, Content>([...files, ...pictures.files, ...(await shareImages(site, studio))])
  const { written, unchanged, removed } = writeSite(out, all, publicFolder, {
    kept,
    keys,
    made,
    styles,
    withheld: pictures.withheld,
  })
  ended('writing')
  return `${made?.said ?? site.reading}: ${written} files written, ${unchanged} unchanged, ${removed} removed`
}

const patience = 1000

/** Says how far a long build is, once a second at most. */
function counter(all: number, progress: (line: string) => void): (pages: number) => void {
  let last = performance.now()
  return (pages) => {
    if (performance.now() - last < patience) return
    last = performance.now()
    progress(`${pages} of ${all} pages`)
  }
}
