// One build: from a manifest to a folder, doing only what changed since the last one.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shareImages } from '../../src/images/share/share-images.ts'
import { siteImages } from '../../src/images/site-images.ts'
import { foldersOf } from '../../src/manifest/load-file.ts'
import { type Changed, changedPages } from '../../src/publish/changed-pages.ts'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import type { Fingerprint } from '../../src/publish/fingerprint.ts'
import { type HostFiles, type HostPlan, hostPlan } from '../../src/publish/hosts/plan.ts'
import { keptPicks } from '../../src/publish/kept-picks.ts'
import { keptFiles, type Ledger } from '../../src/publish/ledger.ts'
import { pageKeys } from '../../src/publish/page-keys.ts'
import { type PageMemory, readMemory, writeMemory } from '../../src/publish/page-memory.ts'
import { remember } from '../../src/publish/remember.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { type Content, putPublicFiles, SiteWriter } from '../../src/publish/write-site.ts'
import { fileOf } from '../../src/site/addresses.ts'
import type { Images } from '../../src/site/images.ts'
import type { Site } from '../../src/site/model.ts'
import { openSite } from './open-site.ts'

export interface Build {
  root: string
  sourceHash: string
  /** The manifest as it was asked for, and its path. */
  manifest: string | undefined
  path: string
  reading: string | undefined
  out: string
  ledger: Ledger
  /** Of what the build is made from. */
  prints: Fingerprint | undefined
  configuration: (plan: HostPlan) => HostFiles
  /** Told now and then, where a build is long. */
  progress: (line: string) => void
  /** One stage after another, so that each can be timed by itself. */
  oneByOne: boolean
  /** Told whenever a stage is over. */
  ended: (stage: string) => void
}

/** What is to be drawn and written, found out the quick way or the whole. */
interface Work {
  site: Site
  images: Images
  /** Files that stay as they are. */
  kept: Set<string>
  keys: Map<string, string>
  /** Files besides those that are drawn. */
  others: Map<string, Content>
  publicFolder: string
  withheld?: ReadonlySet<string>
  memory: Omit<PageMemory, 'from'> | undefined
}

/** The sentence a build ends with, without its time. */
export async function buildSite(build: Build): Promise<string> {
  const { root, sourceHash, out, ledger, prints, progress, ended } = build
  const { site, images, kept, keys, others, publicFolder, withheld, memory } =
    (await quickWork(build)) ?? (await wholeWork(build))
  ended('comparing')
  const bundle = await clientBundle(root, sourceHash)
  ended('bundling')
  const { picks, keep } = keptPicks(root, sourceHash)
  const drawn = counter(site.routes.length, 'pages', progress)
  const isLong = !build.oneByOne && site.routes.length - kept.size > worthAHand
  const writer = new SiteWriter(out, { known: ledger.files, keys, root: isLong ? root : undefined })
  try {
    putPublicFiles(writer, publicFolder, withheld)
    const taken = (file: string, html: string) => {
      ended('rendering')
      writer.put(file, html)
      ended('writing')
    }
    const files = siteFiles(site, bundle, undefined, { kept, drawn, taken, images, picks })
    keep()
    ended('rendering')
    const before = [...kept].flatMap((file) => ledger.files[file]?.styles ?? [])
    const styles = [...new Set([...writer.styles.values(), ...before])].sort()
    for (const [name, content] of [...files, ...others, ...build.configuration(hostPlan(site, styles))])
      writer.put(name, content)
    await writer.settled()
    const { length } = site.routes
    const said = `${length} page${length === 1 ? '' : 's'} of reading ${site.reading}`
    const { written, unchanged, removed } = writer.finish({ kept, made: prints && { from: prints.from, said } })
    if (prints && memory) writeMemory(root, out, { ...memory, from: prints.from })
    ended('writing')
    return `${said}: ${written} files written, ${unchanged} unchanged, ${removed} removed`
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

const shelfOf = (root: string) => join(root, 'node_modules', '.cache', 'lectern')

async function wholeWork({
  root,
  sourceHash,
  manifest,
  path,
  reading,
  out,
  ledger,
  prints,
  ended,
}: Build): Promise<Work> {
  const { site, folders, loaded } = openSite(root, manifest, reading, ended)
  const memory = prints && remember({ path, loaded, site, choices: prints.choices })
  ended('comparing')
  const pictures = await siteImages(site, folders, join(shelfOf(root), 'images'))
  const keys = pageKeys(site, sourceHash, pictures.images)
  const { publicFolder } = folders
  const drawings = await shareImages(site, { shelf: shelfOf(root), sourceHash, publicFolder })
  return {
    site,
    images: pictures.images,
    kept: keptFiles(out, ledger, keys),
    keys,
    others: new Map([...pictures.files, ...drawings]),
    publicFolder,
    withheld: pictures.withheld,
    memory,
  }
}

/** Undefined when more has changed than the words of a few pages. */
async function quickWork({
  root,
  sourceHash,
  path,
  reading,
  out,
  ledger,
  prints,
  ended,
}: Build): Promise<Work | undefined> {
  const before = prints && readMemory(root, out, ledger.made?.from)
  const changed = before && changedPages({ root, path, reading, choices: prints.choices, memory: before })
  const kept = changed && keptBut(changed, out, ledger)
  ended('comparing')
  if (!changed || !kept) return undefined
  const { site, routes, memory } = changed
  const folders = foldersOf(path, root)
  // A file of one's own goes before a page at its address.
  if (routes.some((route) => existsSync(join(folders.publicFolder, fileOf(route.path))))) return undefined
  // Whether a picture under public/ is published itself depends on every page of the site.
  if (publicPicture.test(JSON.stringify(routes))) return undefined
  const { images, files } = await siteImages({ routes }, folders, join(shelfOf(root), 'images'))
  const keys = new Map(
    Object.entries(ledger.files).flatMap(([file, { key }]) => (key === undefined ? [] : [[file, key]])),
  )
  for (const [file, key] of pageKeys(site, sourceHash, images, routes)) keys.set(file, key)
  for (const file of files.keys()) kept.delete(file)
  return { site, images, kept, keys, others: new Map(files), publicFolder: '', memory }
}

const publicPicture = /["( ]\/[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/i

/** All files of the last build but the pages that changed; undefined when one of them is gone. */
function keptBut({ routes }: Changed, out: string, { files }: Ledger): Set<string> | undefined {
  const drawn = new Set(routes.map(({ path }) => fileOf(path)))
  const kept = Object.keys(files).filter((file) => !drawn.has(file))
  return kept.every((file) => existsSync(join(out, file))) ? new Set(kept) : undefined
}

/** So many pages to draw are worth a second thread, which takes a moment to start. */
const worthAHand = 300

const patience = 1000

/** Says how far a long build is, once a second at most. */
function counter(all: number, what: string, progress: Build['progress']): (count: number) => void {
  let last = performance.now()
  return (count) => {
    if (performance.now() - last < patience) return
    last = performance.now()
    progress(`${count} of ${all} ${what}`)
  }
}
