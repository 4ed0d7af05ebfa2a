// Returns where a site is published: its `publish:` and the hosts of its languages.
import type { Loaded } from '../manifest/load.ts'
import { folderOfHost } from '../publish/host-folders.ts'
import { hosts as staticHosts } from '../publish/hosts/hosts.ts'
import type { Publish } from '../schema/manifest/publish.ts'
import { stop } from './steps.ts'

export type PublishTarget = Publish & {
  /** The host of `site.url`. */
  siteHost: string
  /** Hosts of languages that have one of their own. */
  languageHosts: readonly string[]
}

/** Returns undefined where the manifest has no `publish:`. */
export function publishTarget({ manifest, site }: Pick<Loaded, 'manifest' | 'site'>): PublishTarget | undefined {
  const languages = site?.languages ?? []
  const languageHosts = languages.flatMap(({ host, isDraft }) => (host && !isDraft ? [new URL(host.origin).host] : []))
  if (!manifest?.publish) return undefined
  const { url } = manifest.site
  return { ...manifest.publish, siteHost: URL.canParse(url) ? new URL(url).host : '', languageHosts }
}

/** Returns the command line, with `{folder}` and `{host}` unreplaced. */
export const commandLine = ({ run, host }: Publish): readonly string[] =>
  run ?? (host === undefined ? undefined : staticHosts[host]?.program) ?? []

/** Stops the run where the program would send the folders of all hosts to the same place. */
export function requireHostPlaceholder(target: PublishTarget): void {
  const { to, languageHosts, run, host } = target
  if (to !== 'command' || languageHosts.length === 0) return
  if (run === undefined && host !== undefined && staticHosts[host]?.folderNamesProject) return
  if (commandLine(target).some((word) => word.includes('{host}'))) return
  stop(
    'refused',
    `The program would put ${languageHosts.join(', ')} where the site is.`,
    'Write "run:" with "{host}", which stands for the host that each folder is for.',
  )
}

/** Returns the folders of a build. The site's own comes last, since its mark shows that everything has arrived. */
export const builtFolders = (
  folder: string,
  { siteHost, languageHosts }: PublishTarget,
): { host: string; folder: string }[] => [
  ...languageHosts.map((host) => ({ host, folder: folderOfHost(folder, host) })),
  { host: siteHost, folder },
]
