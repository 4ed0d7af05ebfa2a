// The site of this repository, for its own tests: other tests do not use it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type ServedSite, serveBuilt } from '../browser/served-site.ts'
import { type BuiltSite, builtSite, root } from '../pages/built-site.ts'

export const ownText = readFileSync(join(root, 'site.yaml'), 'utf8')

export const publicFolder = join(root, 'public')

/** Shared by all test files of a worker: copy to change. */
export const ownSite = (reading: string): Promise<BuiltSite> => builtSite(reading, 'site.yaml')

export const servedOwnSite = async (reading: string): Promise<ServedSite> =>
  serveBuilt(await ownSite(reading), publicFolder)

/** Both readings, served for as long as a test file runs. */
export function servedReadings(): (reading: string) => ServedSite {
  const sites: Record<string, ServedSite> = {}
  beforeAll(async () => {
    for (const reading of ['A', 'B']) sites[reading] = await servedOwnSite(reading)
  })
  afterAll(async () => {
    for (const site of Object.values(sites)) await site.close()
  })
  return (reading) => {
    const site = sites[reading]
    if (!site) throw new Error(`Reading ${reading} is not served.`)
    return site
  }
}

/** An answer to every field of its form. */
export const answers: Record<string, string> = {
  name: "Ada O'Neil-Lovelace",
  email: 'ada@analytical.example',
  phone: '+44 (0)20 7946 0958',
  organization: 'Analytical Engines <Ltd>',
  industry: 'technology',
  service_interest: 'not-sure',
  message: 'Two lines\nof "text"',
}
