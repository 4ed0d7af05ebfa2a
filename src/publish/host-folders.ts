// Output folders of languages that have their own host, beside the main folder: `dist-hosts/firma.example` beside `dist`. No folder
// lies within another, so each can be served whole.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ledgerFile } from '../site/addresses.ts'
import { type BuildLedger, filesExist, readLedger } from './ledger.ts'

const allOf = (out: string) => `${out}-hosts`

/** `host` may have a port; its colon is replaced, since folder names cannot hold one. */
export const folderOfHost = (out: string, host: string): string => join(allOf(out), host.replaceAll(':', '_'))

/** Whether the host folders of the last build are complete. */
export const hostFoldersExist = (out: string, { made }: BuildLedger): boolean =>
  (made?.hosts ?? []).every((host) => {
    const folder = folderOfHost(out, host)
    return existsSync(join(folder, ledgerFile)) && filesExist(folder, readLedger(folder))
  })

/** Deletes the host folders of the last build, except those of `hosts`. */
export function keepHosts(out: string, { made }: BuildLedger, hosts: readonly string[]): void {
  for (const host of made?.hosts ?? []) {
    const folder = folderOfHost(out, host)
    if (!hosts.includes(host)) rmSync(folder, { recursive: true, force: true })
    const above = dirname(folder)
    if (existsSync(above) && readdirSync(above).length === 0) rmSync(above, { recursive: true })
  }
}
