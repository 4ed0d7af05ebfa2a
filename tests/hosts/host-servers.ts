// Every host's server, from the `serve.ts` of its folder.
import { byFolder } from '../../src/by-folder.ts'
import { cachedPackages } from '../../tools/shared/cached-packages.ts'
import type { HostServer } from './host-server.ts'

const modules = import.meta.glob<HostServer>('../../src/publish/hosts/*/serve.ts', { eager: true, import: 'default' })

export const hostServers: Readonly<Record<string, HostServer>> = byFolder(modules)

/** Hosts that can run here; with the folder of the hosts' packages, also those that need packages. */
export const hostsHere = (packages?: string): string[] =>
  Object.entries(hostServers).flatMap(([name, host]) =>
    (host.packages && packages === undefined) || (host.program && !host.program.find()) ? [] : [name],
  )

/** The folder with the packages that hosts need, installed once into the cache. */
export const hostPackages = (root: string): string =>
  cachedPackages(
    root,
    'hosts',
    'the emulators of hosts',
    Object.assign({}, ...Object.values(hostServers).map(({ packages }) => packages)),
  )
