// Folders of languages on hosts of their own, beside that of the site: `dist-hosts/firma.example` beside `dist`. None lies within
// another, so that each can be served whole.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ledgerFile } from '../site/addresses.ts'
import { type BuildLedger, isStillThere, readLedger } from './ledger.ts'

const allOf = (out: string) => `${out}-hosts`

/** `host` is as in its address; a port's colon is no sign for a folder. */
export const folderOfHost = (out: string, host: string): string => join(allOf(out), host.replaceAll(':', '_'))

/** Whether what the last build made for the hosts is there. */
export const areStillThere = (out: string, { made }: BuildLedger): boolean =>
  (made?.hosts ?? []).every((host) => {
    const folder = folderOfHost(out, host)
    return existsSync(join(folder, ledgerFile)) && isStillThere(folder, readLedger(folder))
  })

/** Takes away the folders of hosts that the last build was made for, but for these. */
export function keepHosts(out: string, { made }: BuildLedger, hosts: readonly string[]): void {
  for (const host of made?.hosts ?? []) {
    const folder = folderOfHost(out, host)
    if (!hosts.includes(host)) rmSync(folder, { recursive: true, force: true })
    const above = dirname(folder)
    if (existsSync(above) && readdirSync(above).length === 0) rmSync(above, { recursive: true })
  }
}
