// A build, from top to bottom: a manifest becomes a folder of files, one for each host, and of those only what changed since the last
// build is made again.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../cache/cache.mjs'
import { nextDay } from '../content/moments.ts'
import { siteImages } from '../images/site-images.ts'
import type { Route, Site } from '../site/model.ts'
import { buildFolder } from './build-folder.ts'
import type { Build } from './build-options.ts'
import { entriesToRemember } from './changed-entries.ts'
import { collectGarbage } from './collect-garbage.ts'
import { comingChanges } from './coming-changes.ts'
import { folderOfHost, keepHosts } from './host-folders.ts'
import { readLedger } from './ledger.ts'
import { openSite } from './open-site.ts'
import { withSignIn } from './served-site.ts'
import { pageFault } from './site-files.ts'
import { sitesByHost } from './sites-by-host.ts'

/** The sentence a build ends with, without its time. Throws a Fault with every error of the manifest. */
export async function publish(build: Build): Promise<string> {
  const { root, out, ledger, log, serving } = build
  const began = Date.now()
  const { site: opened, folders, changes: [next = Number.POSITIVE_INFINITY] = [], zone, remember } = opening(build)
  collectGarbage()
  // What is past on another day is not today.
  if (build.at === undefined) log.until = Math.min(next, nextDay(began, zone))
  const failed = serving && ((route: Route, error: Error) => serving.failed(route.path, pageFault(route, error)))
  const site = serving ? withSignIn(opened, serving.canSignIn) : opened
  const cache = join(cacheFolder(root), 'images')
  // Of the whole site: a picture that one host shows stays at home on all, unless a page leads to its file.
  const pictures = await siteImages(site, folders, cache)
  const picturesOf = async (one: Site) => ({ ...(await siteImages(one, folders, cache)), withheld: pictures.withheld })
  const given = { build: { ...build, note: once(build.note) }, folders, failed }
  // Served here, all languages are at one address.
  const redirected = (at: string) => build.host !== undefined && !existsSync(join(folders.publicFolder, at))
  const [main, ...others] = serving ? [{ site }] : sitesByHost(site, redirected)
  const marks: Record<string, string> = {}
  for (const { host = '', site } of others) {
    const folder = folderOfHost(out, host)
    const ofHost = { pictures: await picturesOf(site), out: folder, ledger: readLedger(folder), languageHost: host }
    const { mark, says } = await buildFolder(site, { ...given, ...ofHost })
    marks[host] = mark.build
    build.note(`${host}: ${says}, in ${folder}`)
  }
  const ofMain = main.site === site ? pictures : await picturesOf(main.site)
  const { says } = await buildFolder(main.site, { ...given, pictures: ofMain, out, ledger, marks, remember })
  keepHosts(out, ledger, Object.keys(marks))
  return says
}

/** For a host of files, on a site that names no backend. */
const formsUnanswered =
  'Forms are sent to /functions/ of the site itself, where a host of files answers none: name a project under "backend:" in the manifest, or let the server pass /functions/ on to `lectern start`.'

/** A sentence that several folders have to say is said once. */
function once(note: Build['note']): Build['note'] {
  const said = new Set<string>()
  return (sentence) => {
    if (!said.has(sentence)) note(sentence)
    said.add(sentence)
  }
}

/** The site without what it was read from, which may be garbage while its pages are drawn. */
function opening(build: Build) {
  const { manifest, root, reading, at, log, ended } = build
  const whole = openSite(manifest, { root, reading, at, log, ended })
  const { site, folders, loaded } = whole
  const comingSaid = comingChanges(loaded)
  if (comingSaid !== undefined) build.note(comingSaid)
  if (build.host && site.forms.length > 0 && !site.backend.url) build.note(formsUnanswered)
  const { changes, zone } = loaded.source.expansion ?? {}
  return { site, folders, changes, zone, remember: entriesToRemember(whole, build) }
}
