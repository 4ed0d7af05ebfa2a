// A host on this machine, over a site that was built for it.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteFiles } from '../../src/publish/site-files.ts'

export interface Running {
  url: string
  close(): Promise<void>
}

export interface BuiltSite {
  files: SiteFiles
  /** Where the files stand. */
  folder: string
  /** An empty folder for the server's own files. */
  work: string
  /** The folder of the packages that hosts ask for. */
  packages: string
}

/** The `serve.ts` of a host's folder. */
export interface HostServer {
  /** What answers in the host's place: a sentence for docs/deploy/replay.md. */
  about: string
  /** What has to be installed into the cache for it, by name and version: too large to be part of the project. */
  packages?: Readonly<Record<string, string>>
  /** A program that has to be on the machine, and the package of Debian that brings it. */
  program?: { find(): string | undefined; debian: string }
  serve(site: BuiltSite): Promise<Running>
  /** As it stands in public, with TLS: http leads to https. For hosts whose whole configuration is ours. */
  serveSecurely?(site: Pick<BuiltSite, 'folder' | 'work'>, secure: Secure): Promise<SecureRunning>
}

export interface Secure {
  /** Files: the certificate and its key. */
  certificate: string
  key: string
}

export interface SecureRunning extends Running {
  /** Where it listens in place of 80 and 443. */
  ports: { 80: number; 443: number }
}

/** Lets a server listen on a free port. */
export async function listening(server: Server): Promise<Running> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
