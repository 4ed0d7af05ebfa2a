// The site of this repository, for its own tests: no test elsewhere knows it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ServedSite, serveBuilt } from '../browser/served-site.ts'
import { type BuiltSite, builtSite, root } from '../pages/built-site.ts'

export const ownText = readFileSync(join(root, 'site.yaml'), 'utf8')

export const publicFolder = join(root, 'public')

/** Shared by all test files of a worker: copy to change. */
export const ownSite = (reading: string): Promise<BuiltSite> => builtSite(reading, 'site.yaml')

export const servedOwnSite = async (reading: string): Promise<ServedSite> =>
  serveBuilt(await ownSite(reading), publicFolder)

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
