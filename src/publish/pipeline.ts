// A whole build from top to bottom: loads the manifest and builds one folder for each host.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../cache/cache.mjs'
import { nextDay } from '../content/moments.ts'
import { siteImages } from '../images/site-images.ts'
import type { Route, Site } from '../site/model.ts'
import { buildFolder } from './build-folder.ts'
import type { Build } from './build-options.ts'
import { entriesToRemember } from './changed-entries.ts'
import { pagesToRemember } from './changed-pages.ts'
import { collectGarbage } from './collect-garbage.ts'
import { comingChanges } from './coming-changes.ts'
import { folderOfHost, keepHosts } from './host-folders.ts'
import { areHostedFormsBehind } from './hosted-forms.ts'
import { readLedger } from './ledger.ts'
import { openSite } from './open-site.ts'
import { progressOf } from './progress-of.ts'
import { withSignIn } from './served-site.ts'
import { pageFault } from './site-files.ts'
import { sitesByHost } from './sites-by-host.ts'

/** Resolves with the closing sentence of the build, without its time. Throws a Fault with every error of the manifest. */
export async function publishSite(build: Build): Promise<string> {
  const { root, out, ledger, log, serving } = build
  const began = Date.now()
  const { site: opened, folders, changes: [next = Number.POSITIVE_INFINITY] = [], zone, remember } = opening(build)
  // Blocks that compare dates with the day of the build change at midnight.
  if (build.at === undefined) log.until = Math.min(next, nextDay(began, zone))
  const failed = serving && ((route: Route, error: Error) => serving.failed(route.path, pageFault(route, error)))
  const site = serving ? withSignIn(opened, serving.canSignIn) : opened
  const cache = join(cacheFolder(root), 'images')
  // Computed for the whole site: a picture that any host shows is withheld on all, unless a page links to its file.
  const pictures = await siteImages(site, folders, cache, progressOf('pictures', build.progress))
  const picturesOf = async (one: Site) => ({ ...(await siteImages(one, folders, cache)), withheld: pictures.withheld })
  const given = { build: { ...build, note: once(build.note) }, folders, failed }
  // The embedded server serves all languages at one address.
  const redirected = (at: string) => build.host !== undefined && !existsSync(join(folders.publicFolder, at))
  const [main, ...others] = serving ? [{ site }] : sitesByHost(site, redirected)
  const marks: Record<string, string> = {}
  for (const { host = '', site } of others) {
    const folder = folderOfHost(out, host)
    const ofHost = { pictures: await picturesOf(site), out: folder, ledger: readLedger(folder), languageHost: host }
    const { mark, summary } = await buildFolder(site, { ...given, ...ofHost })
    marks[host] = mark.build
    build.note(`${host}: ${summary}, in ${folder}`)
  }
  const ofMain = main.site === site ? pictures : await picturesOf(main.site)
  const { summary } = await buildFolder(main.site, { ...given, pictures: ofMain, out, ledger, marks, remember })
  keepHosts(out, ledger, Object.keys(marks))
  return summary
}

/** For a host of files, on a site that names no backend. */
const formsUnanswered =
  'Forms are sent to /functions/ of the site itself, where a host of files answers none: name a project under "backend:" in the manifest, or let the server pass /functions/ on to `lectern start`.'

const formsBehind =
  'The hosted functions were written from other forms than these pages show, and refuse what is new: run `npm run supabase`, then `supabase db push` and `supabase functions deploy`.'

/** Passes each sentence on once, although several folders report it. */
function once(note: Build['note']): Build['note'] {
  const known = new Set<string>()
  return (sentence) => {
    if (!known.has(sentence)) note(sentence)
    known.add(sentence)
  }
}

/** Opens the site and drops the manifest, so that its memory can be freed while pages are rendered. */
function opening(build: Build) {
  const { manifest, root, reading, at, log, ended } = build
  const whole = openSite(manifest, {
    root,
    reading,
    at,
    log,
    ended(stage) {
      ended(stage)
      // After the last stage, most of the heap is in use until the manifest is dropped and the keys of pages are made.
      if (stage !== 'resolving') collectGarbage(1.1)
    },
  })
  const { site, folders, loaded } = whole
  const coming = comingChanges(loaded)
  if (coming !== undefined) build.note(coming)
  if (areHostedFormsBehind(manifest, site)) build.note(formsBehind)
  if (build.host && site.forms.length > 0 && !site.backend.url) build.note(formsUnanswered)
  const { changes, zone } = loaded.source.expansion ?? {}
  return { site, folders, changes, zone, remember: pagesToRemember(whole, build) ?? entriesToRemember(whole, build) }
}
