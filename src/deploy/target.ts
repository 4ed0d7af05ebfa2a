// Where a site goes: what its manifest says of that, and the hosts that languages have for their own.
import type { Loaded } from '../manifest/load.ts'
import { folderOfHost } from '../publish/host-folders.ts'
import { hosts as staticHosts } from '../publish/hosts/hosts.ts'
import type { Publish } from '../schema/manifest/publish.ts'
import { stop } from './steps.ts'

export type Target = Publish & {
  /** As in addresses: the host of `site.url`, and those that languages have for their own. */
  siteHost: string
  languageHosts: readonly string[]
}

/** Undefined where the manifest does not say where the site lives. */
export function targetOf({ manifest, site }: Pick<Loaded, 'manifest' | 'site'>): Target | undefined {
  const languages = site?.languages ?? []
  const languageHosts = languages.flatMap(({ host, isDraft }) => (host && !isDraft ? [new URL(host.origin).host] : []))
  if (!manifest?.publish) return undefined
  const { url } = manifest.site
  return { ...manifest.publish, siteHost: URL.canParse(url) ? new URL(url).host : '', languageHosts }
}

/** The program and its words, `{folder}` and `{host}` as they are written. */
export const wordsOf = ({ run, host }: Publish): readonly string[] =>
  run ?? (host === undefined ? undefined : staticHosts[host]?.program) ?? []

/** Stops the run where a program would put every folder in one and the same place. */
export function expectAPlaceForEach(target: Target): void {
  const { to, languageHosts, run, host } = target
  if (to !== 'command' || languageHosts.length === 0) return
  if (run === undefined && host !== undefined && staticHosts[host]?.folderNamesProject) return
  if (wordsOf(target).some((word) => word.includes('{host}'))) return
  stop(
    'refused',
    `The program would put ${languageHosts.join(', ')} where the site is.`,
    'Write "run:" with "{host}", which stands for the host that each folder is for.',
  )
}

/** The folders of a build, those of languages first: the site's own says that all is there. */
export const foldersOf = (folder: string, { siteHost, languageHosts }: Target): { host: string; folder: string }[] => [
  ...languageHosts.map((host) => ({ host, folder: folderOfHost(folder, host) })),
  { host: siteHost, folder },
]
