// A host's server on this machine, for a built site.
import type { PublishedFiles } from '../../src/publish/site-files.ts'

export interface Running {
  url: string
  close(): Promise<void>
}

export interface BuiltSite {
  files: PublishedFiles
  /** The folder the files are written to. */
  folder: string
  /** An empty folder for the server's own files. */
  work: string
  /** The folder of the packages that hosts need. */
  packages: string
}

/** The `serve.ts` of a host's folder. */
export interface HostServer {
  /** What runs in place of the host, as a sentence for docs/deploy/replay.md. */
  about: string
  /** npm packages that are installed into the cache for it, by name and version: too large to be a dependency of the project. */
  packages?: Readonly<Record<string, string>>
  /** A program that has to be installed, and the Debian package that contains it. */
  program?: { find(): string | undefined; debian: string }
  serve(site: BuiltSite): Promise<Running>
  /** Serves as in public, over TLS with http redirecting to https. For hosts that we configure completely. */
  serveSecurely?(site: Pick<BuiltSite, 'folder' | 'work'>, secure: Secure): Promise<SecureRunning>
}

export interface Secure {
  /** Paths of the certificate and its key. */
  certificate: string
  key: string
}

export interface SecureRunning extends Running {
  /** The ports it listens on in place of 80 and 443. */
  ports: { 80: number; 443: number }
}
