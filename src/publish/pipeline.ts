// A build, from top to bottom: a manifest becomes a folder of files, and of those only what changed since the last build is
// made again.
import { dirname, join } from 'node:path'
import { cacheFolder } from '../cache/cache.mjs'
import { nextDay } from '../content/moments.ts'
import { shareImages } from '../images/share/share-images.ts'
import { siteImages } from '../images/site-images.ts'
import { presetFaces } from '../presets/preset-files.ts'
import { buildMarkFile, fileOf } from '../site/addresses.ts'
import type { Route } from '../site/model.ts'
import { buildMarkOf, builtCommit } from './build-mark.ts'
import type { Build } from './build-options.ts'
import { entriesToRemember, pagesLine } from './changed-entries.ts'
import { clientBundle } from './client-bundle.ts'
import { comingChanges } from './coming-changes.ts'
import { readyFiles } from './compressed-files.ts'
import { besideOf, hostFiles } from './host-plan.ts'
import { keptFiles } from './ledger.ts'
import { openSite } from './open-site.ts'
import { pageKeys, siteKey } from './page-keys.ts'
import type { PageKind } from './page-kind.ts'
import { worthWorkers } from './page-workers.ts'
import { publicFiles, putPublicFiles } from './public-files.ts'
import { redirectFiles } from './redirect-files.ts'
import { servedSite, withSignIn } from './served-site.ts'
import { pageFault, siteFiles } from './site-files.ts'
import { SiteWriter } from './write-site.ts'

/** The sentence a build ends with, without its time. Throws a Fault with every error of the manifest. */
export async function publish(build: Build): Promise<string> {
  const { root, engine, sourceHash, out, ledger, log, ended } = build
  const cache = cacheFolder(root)
  const began = Date.now()
  const { site: opened, folders, changes: [next = Number.POSITIVE_INFINITY] = [], zone, remember } = opening(build)
  // What is past on another day is not today.
  if (build.at === undefined) log.until = Math.min(next, nextDay(began, zone))
  const { serving } = build
  const failed = serving && ((route: Route, error: Error) => serving.failed(route.path, pageFault(route, error)))
  const site = serving ? withSignIn(opened, serving.canSignIn) : opened
  const { publicFolder } = folders
  const pictures = await siteImages(site, folders, join(cache, 'images'))
  const drawings = await shareImages(site, { cacheFolder: cache, sourceHash, publicFolder, engine })
  const keys = pageKeys(site, sourceHash, pictures.images, site.routes, pictures.icons)
  const beside = (file: string) => besideOf(build.host, file)
  /** Files that hold a page a second time. */
  const seconds = new Set<string>()
  for (const [file, key] of [...keys]) {
    const other = beside(file)
    if (other === undefined) continue
    keys.set(other, key)
    seconds.add(other)
  }
  const known = keptFiles(out, ledger, keys)
  for (const file of [...known.keys()]) {
    const other = beside(file)
    if (other !== undefined && !known.has(other)) known.delete(file)
  }
  const kept = new Set(known.keys())
  ended('comparing')
  const bundle = await clientBundle(engine, sourceHash)
  ended('bundling')

  const ofPublic = publicFiles(publicFolder, build.host, pictures.withheld)
  for (const note of ofPublic.notes) build.note(note)
  const { own } = ofPublic

  const isLong = !build.oneByOne && site.routes.length - kept.size > worthWorkers
  const compresses = build.host?.sendsCompressed ?? true
  const writer = new SiteWriter(out, {
    known: ledger.files,
    keys,
    engine: isLong ? engine : undefined,
    thorough: new Set(site.routes.slice(0, maxThoroughPages).map(({ path }) => fileOf(path))),
    compresses,
  })
  try {
    putPublicFiles(writer, ofPublic)
    const drawn = counter(site.routes.length, 'pages', build.progress)
    const taken = (file: string, html: string, kind: PageKind) => {
      ended('rendering')
      writer.put(file, html, kind)
      const other = beside(file)
      if (other !== undefined) writer.put(other, html, kind)
      ended('writing')
    }
    const { images, icons } = pictures
    const { redirects, left } =
      build.host || build.serving ? { redirects: site.redirects, left: [] } : redirectFiles(site)
    for (const from of left)
      build.note(
        `The redirect ${from} needs a server that knows patterns, and is left out: build with --host, or write each address.`,
      )
    const given = { kept: known, drawn, taken, images, icons, own, redirects }
    const { files, styleHashes } = siteFiles(site, bundle, failed, given)
    ended('rendering')
    const ofHost = build.host ? hostFiles(build.host, site, styleHashes, own) : []
    // A redirect from `/services.html`, where that is a file: a host that needs it answers with the redirect first.
    for (const name of files.keys()) if (keys.has(dirname(name))) files.delete(name)
    const faces = presetFaces(engine, site.theme)
    for (const [name, content] of [...files, ...pictures.files, ...drawings, ...faces, ...ofHost])
      writer.put(name, content)
    await writer.settled()
    ended('writing')
    const { length } = site.routes
    if (compresses) await writer.compress({ kept, ready: readyFiles(bundle.compressed) })
    ended('compressing')
    writer.put(buildMarkFile, `${JSON.stringify(buildMarkOf(writer.entries(kept), builtCommit()))}\n`)
    const summary = pagesLine(site, length, writer.bytes(kept, seconds))
    const from = log.inputs()
    const { written, unchanged, removed } = writer.finish({
      kept,
      made: { from, summary, served: build.serving && servedSite(site, styleHashes) },
    })
    remember?.({ site: siteKey(site, sourceHash, images, icons), icons }, from)
    ended('writing')
    return `${summary}: ${written} files written, ${unchanged} unchanged, ${removed} removed`
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** The site without what it was read from, which may be garbage while its pages are drawn. */
function opening(build: Build) {
  const { manifest, root, reading, at, log, ended } = build
  const whole = openSite(manifest, { root, reading, at, log, ended })
  const { site, folders, loaded } = whole
  const comingSaid = comingChanges(loaded)
  if (comingSaid !== undefined) build.note(comingSaid)
  const { changes, zone } = loaded.source.expansion ?? {}
  return { site, folders, changes, zone, remember: entriesToRemember(whole, build) }
}

/**
 * Pages that are compressed as far as they go, which takes 35 ms of a processor each: all of most sites, and of a large one those
 * that its manifest begins with, so that its clean build is not twice as long (decision 115).
 */
const maxThoroughPages = 100

/** Milliseconds between two lines of progress. */
const progressInterval = 1000

/** Says how far a long build is. */
function counter(all: number, what: string, progress: Build['progress']): (count: number) => void {
  let last = performance.now()
  return (count) => {
    if (performance.now() - last < progressInterval) return
    last = performance.now()
    progress(`${count} of ${all} ${what}`)
  }
}
