// Defines a host of static files. Each is a folder here, named as `npm run build -- --host` takes it:
//   host.ts     the files it needs and how it behaves
//   serve.ts    the host on this machine, its own program or an emulator, for `npm run replay` and the tests
//   deploy.md   how a site gets there; `npm run schema` lists it in docs/deploy
export interface Host {
  /** Display name. */
  title: string
  /** All configuration files it may need, below the site's root: no page or redirect may use these paths. */
  files: readonly string[]
  filesFor(plan: HostPlan): HostFiles
  /** Whether it serves `.br` and `.gz` files in place of the originals. Other hosts compress by themselves. */
  sendsCompressed: boolean
  /** Whether it redirects `/services.html` to `/services` by itself, so that a redirect of ours would be a loop. */
  tidiesIndexFiles: boolean
  /** Its command-line program and arguments for publishing `{folder}`; `publish:` with `to: command` runs it. */
  program?: readonly string[]
  /** Whether the published folder names the host's project. */
  folderNamesProject?: true
  /** Whether it redirects `/services` to `/services/`, unless `services.html` lies beside the folder. */
  addsSlash?: true
}

/** What every host's configuration is generated from. */
export interface HostPlan {
  /** Project name: lower-case letters, digits and hyphens. */
  name: string
  origin: string
  /** Headers of every response. */
  headers: Record<string, string>
  /** End of a regular expression for files that need no security policy. */
  subresource: string
  /** Folders with a longer cache lifetime. */
  cacheRules: readonly { folder: string; cacheControl: string }[]
  /** Paths of all pages except the home page; with a trailing slash they redirect to the path without. */
  pages: readonly string[]
  /** The files of all pages at their own addresses, `/services/index.html`, where no redirect begins. */
  indexFiles: readonly { from: string; to: string }[]
  /** In order of precedence. A pattern also has an `expression`. */
  redirects: readonly PlannedRedirect[]
  /** Target for unknown addresses; left out, they get 404.html with status 404. */
  unknownTo?: string
  /** Folders of further languages, such as `/de`: each has its own 404.html or `unknownTo`. */
  languages: readonly { at: string; unknownTo?: string }[]
  /** Host name, for the folder of a language that has its own host. */
  languageHost?: string
  /** The build's ledger file below the site's root, which must not be served. */
  ledger: string
  /** Texts that the owner adds to generated files. */
  own?: OwnFiles
}

export interface PlannedRedirect {
  /** A path or a pattern: `/old/*`, `/blog/:slug`. */
  from: string
  /** With the same placeholders. */
  to: string
  permanent?: true
  /** Set for a pattern: a regular expression without anchors, with a group for each placeholder, and the target with `$1`, `$2`. */
  expression?: { from: string; to: string }
}

/** Returns 302 unless the redirect is permanent: another reading may have a page there. */
export const redirectStatus = ({ permanent }: Pick<PlannedRedirect, 'permanent'>): number => (permanent ? 301 : 302)

/** Writes a target as Netlify and Cloudflare do. A target that begins with the splat gets the origin, since `//other.example` would be another site. */
export const withSplat = (to: string, origin: string): string =>
  `${to.startsWith('/*') ? origin : ''}${to.replace(/\/\*(?=$|[?#])/, '/:splat')}`

/** Files under `public/` to merge into generated ones: path → text. */
export type OwnFiles = ReadonlyMap<string, string>

/** A host's configuration files: path below the site's root → text. */
export type HostFiles = Map<string, string>
