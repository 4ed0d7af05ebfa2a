// Builds the folder of one host: renders and writes only what changed since the last build.
import { dirname } from 'node:path'
import { cacheFolder } from '../cache/cache.mjs'
import type { SiteFolders } from '../files/site-folders.ts'
import { shareImages } from '../images/share/share-images.ts'
import type { SiteImages } from '../images/site-images.ts'
import { presetFaces } from '../presets/preset-files.ts'
import { buildMarkFile, pageFile } from '../site/addresses.ts'
import type { Route, Site } from '../site/model.ts'
import { type BuildMark, buildMarkOf, builtCommit } from './build-mark.ts'
import type { Build } from './build-options.ts'
import { type ClientBundle, clientBundle } from './client-bundle.ts'
import { collectGarbage } from './collect-garbage.ts'
import { readyFiles } from './compressed-files.ts'
import { besideOf, hostFiles } from './host-plan.ts'
import type { Inputs } from './inputs.ts'
import { type BuildLedger, keptFiles, type LedgerEntry } from './ledger.ts'
import { pageKeys, siteKey } from './page-keys.ts'
import type { PageKind } from './page-kind.ts'
import { worthWorkers } from './page-workers.ts'
import { progressOf } from './progress-of.ts'
import { type PublicFiles, publicFiles, putPublicFiles } from './public-files.ts'
import { redirectFiles } from './redirect-files.ts'
import { type KnownSite, pagesLine } from './render-changed.ts'
import { servedSite } from './served-site.ts'
import { siteFiles } from './site-files.ts'
import { SiteWriter } from './write-site.ts'

interface FolderBuild {
  build: Omit<Build, 'out' | 'ledger'>
  out: string
  ledger: BuildLedger
  folders: SiteFolders
  pictures: SiteImages
  /** Receives pages that cannot be rendered; left out, the first one ends the build. */
  failed?: (route: Route, error: Error) => void
  /** Host of a language → its build mark, which becomes part of this folder's mark. */
  marks?: Readonly<Record<string, string>>
  /** The host of the folder's language; left out, the folder is that of `site.url`. */
  languageHost?: string
  remember?: (known: Pick<KnownSite, 'site' | 'icons'>, from: Inputs) => void
}

/** Resolves with the build mark and the closing sentence of the build. */
export async function buildFolder(site: Site, folder: FolderBuild): Promise<{ mark: BuildMark; summary: string }> {
  const { build, out, ledger, folders, pictures, marks, remember } = folder
  const { root, engine, sourceHash, log, ended, serving } = build
  const { publicFolder } = folders
  const drawings = await shareImages(site, {
    cacheFolder: cacheFolder(root),
    sourceHash,
    publicFolder,
    engine,
    onProgress: progressOf('share images', build.progress),
  })
  const { keys, seconds, known } = pagesOf(site, folder)
  const kept = new Set(known.keys())
  collectGarbage()
  ended('comparing')
  const bundle = await clientBundle(engine, sourceHash)
  ended('bundling')
  const ofPublic = publicFiles(publicFolder, build.host, pictures.withheld)
  for (const note of ofPublic.notes) build.note(note)

  const isLong = !build.oneByOne && site.routes.length - kept.size > worthWorkers
  const compresses = build.host?.sendsCompressed ?? true
  const writer = new SiteWriter(out, {
    known: ledger.files,
    keys,
    engine: isLong ? engine : undefined,
    thorough: new Set(site.routes.slice(0, compresses ? maxThoroughPages : 0).map(({ path }) => pageFile(path))),
    compresses,
  })
  try {
    putPublicFiles(writer, ofPublic)
    const styleHashes = putSite(writer, site, { folder, bundle, known, keys, own: ofPublic.own })
    for (const [name, content] of [...pictures.files, ...drawings, ...presetFaces(engine, site.theme)])
      writer.put(name, content)
    await writer.settled()
    ended('writing')
    const { length } = site.routes
    const mark = buildMarkOf(new Map([...writer.entries(kept), ...ofHosts(marks)]), builtCommit())
    writer.put(buildMarkFile, `${JSON.stringify(mark)}\n`)
    if (compresses) await writer.compress({ kept, ready: readyFiles(bundle.compressed) })
    ended('compressing')
    const from = log.inputs()
    const { written, unchanged, removed, made } = writer.finish({
      kept,
      seconds,
      made: (bytes) => ({
        from,
        summary: pagesLine(site, length, bytes),
        served: serving && servedSite(site, styleHashes),
        ...(marks && Object.keys(marks).length > 0 && { hosts: Object.keys(marks) }),
      }),
    })
    remember?.({ site: siteKey(site, sourceHash, pictures.images, pictures.icons), icons: pictures.icons }, from)
    ended('writing')
    return { mark, summary: `${made?.summary}: ${written} files written, ${unchanged} unchanged, ${removed} removed` }
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** Returns the key of everything that each page depends on, second files of pages (`besideOf`), and pages whose files stay as they are. */
function pagesOf(site: Site, { build, out, ledger, pictures }: FolderBuild) {
  const keys = pageKeys(site, build.sourceHash, pictures.images, site.routes, pictures.icons)
  const seconds = new Set<string>()
  for (const [file, key] of [...keys]) {
    const other = besideOf(build.host, file)
    if (other === undefined) continue
    keys.set(other, key)
    seconds.add(other)
  }
  const known = keptFiles(out, ledger, keys)
  for (const file of [...known.keys()]) {
    const other = besideOf(build.host, file)
    if (other !== undefined && !known.has(other)) known.delete(file)
  }
  return { keys, seconds, known }
}

interface SiteParts extends Pick<ReturnType<typeof pagesOf>, 'known' | 'keys'> {
  folder: FolderBuild
  bundle: ClientBundle
  /** Files of `public/` that replace the site's. */
  own: PublicFiles['own']
}

/** Renders the pages that have changed, and puts them and every file made with them. Returns the hashes of the pages' styles. */
function putSite(writer: SiteWriter, site: Site, { folder, bundle, known, keys, own }: SiteParts): readonly string[] {
  const { build, pictures, failed, languageHost } = folder
  const { images, icons } = pictures
  const onPage = (file: string, html: string, kind: PageKind) => {
    build.ended('rendering')
    writer.put(file, html, kind)
    const other = besideOf(build.host, file)
    if (other !== undefined) writer.put(other, html, kind)
    build.ended('writing')
  }
  const onProgress = progressOf('pages', build.progress)
  const { redirects, left } =
    build.host || build.serving ? { redirects: site.redirects, left: [] } : redirectFiles(site)
  for (const from of left)
    build.note(
      `The redirect ${from} needs a server that knows patterns, and is left out: build with --host, or write each address.`,
    )
  const given = { kept: known, onProgress, onPage, images, icons, own, redirects }
  const { files, styleHashes } = siteFiles(site, bundle, failed, given)
  build.ended('rendering')
  // A redirect from `/services.html` has no file where that is a page's file: such a host answers with its own redirect.
  for (const name of files.keys()) if (keys.has(dirname(name))) files.delete(name)
  const ofHost = build.host ? hostFiles(build.host, site, { styleHashes, own, languageHost }) : []
  for (const [name, content] of [...files, ...ofHost]) writer.put(name, content)
  return styleHashes
}

/** Returns marks in the form of files, under names that no file can have. */
const ofHosts = (marks: FolderBuild['marks'] = {}) =>
  Object.entries(marks).map(([host, hash]): [string, LedgerEntry] => [`//${host}`, { hash }])

/**
 * Number of pages, from the top of the manifest, that are compressed at the highest level. It takes 35 ms each and would double the time
 * of a large clean build (decision 115).
 */
const maxThoroughPages = 100
