// What one host of static files is. Each is a folder here, and its name is what `npm run build -- --host` takes:
//   host.ts     the files it needs and how it behaves
//   serve.ts    the host on this machine, its own program or an emulator, for `npm run replay` and the tests
//   deploy.md   how a site gets there; `npm run schema` lists it in docs/deploy
export interface Host {
  /** As people write it. */
  title: string
  /** Names of all files it may need, below the site's root: no page and no redirect can stand there. */
  files: readonly string[]
  filesFor(plan: HostPlan): HostFiles
  /** Whether it sends the compressed files beside others. One that does not compresses by itself, and would publish them as pages. */
  sendsCompressed: boolean
  /** Whether it leads from the file of a page to the page by itself, and would take a redirect there for a loop. */
  tidiesIndexFiles: boolean
  /**
   * Its own program and the words it takes to publish a folder, `{folder}`: what `publish:` with `to: command` and this host runs.
   */
  program?: readonly string[]
  /** Whether what that program publishes goes to a project that the folder itself names. */
  folderNamesProject?: true
  /** Whether it leads from `/services` to the folder of that name, unless `services.html` lies beside it. */
  addsSlash?: true
}

/** What a host has to know of a site. Each host turns one plan into its own configuration. */
export interface HostPlan {
  /** Name of the site, for hosts that need one: lower-case letters, digits and hyphens. */
  name: string
  origin: string
  /** Headers of every answer. */
  headers: Record<string, string>
  /** Files that need no policy, as the end of a regular expression. */
  subresource: string
  /** Longer keeping of what lies below a folder. */
  keeping: readonly { folder: string; cacheControl: string }[]
  /** Paths of all pages but the home page: with a slash at their end, they lead to the address without one. */
  pages: readonly string[]
  /** In the order in which they count. A path may be a pattern; `pattern` is for hosts that are asked in expressions. */
  redirects: readonly PlannedRedirect[]
  /** Where an address without a page leads; undefined, it answers 404 with 404.html. */
  unknownTo?: string
  /** Folders of languages beside the first, as `/de`: each has a 404.html of its own, and an `unknownTo` where the site has one. */
  languages: readonly { at: string; unknownTo?: string }[]
  /** Of the folder of a language on a host of its own, which is one of several on a server: its host. */
  languageHost?: string
  /** The file below the site's root in which the build keeps what it wrote: it is not served. */
  ledger: string
  /** What the owner adds to generated files; left out, nothing. */
  own?: OwnFiles
}

export interface PlannedRedirect {
  /** `/old/*`, `/blog/:slug` or a path. */
  from: string
  /** With the same placeholders. */
  to: string
  permanent?: true
  /** Of a pattern: the path as an expression without its ends, a group for each placeholder, and where it leads with `$1` for each. */
  expression?: { from: string; to: string }
}

/** 302 leaves it open that the next reading has a page there. */
export const statusOf = ({ permanent }: Pick<PlannedRedirect, 'permanent'>): number => (permanent ? 301 : 302)

/** As Netlify and Cloudflare write it. What follows the site's own address may begin with a slash, and would be the name of another site. */
export const withSplat = (to: string, origin: string): string =>
  `${to.startsWith('/*') ? origin : ''}${to.replace(/\/\*(?=$|[?#])/, '/:splat')}`

/** Files of the owner's under `public/` that are added to generated ones: path below it → its text. */
export type OwnFiles = ReadonlyMap<string, string>

/** A host's configuration: file below the site's root → its text. */
export type HostFiles = Map<string, string>
