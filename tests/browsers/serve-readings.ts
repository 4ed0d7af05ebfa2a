// Serves both readings as `npm start` does, for every engine. Runs as Vitest's global setup.
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { siteFiles } from '../../src/publish/site-files.ts'
import { serveBuilt } from '../browser/served-site.ts'
import { startedSite } from '../browser/started-site.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { ownBundle } from '../pages/built-site.ts'
import { readings, root, siteOfExamples } from './site-of.ts'

export interface Served {
  url: string
  /** The backend's data folder. */
  data: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    served: Record<string, Served>
  }
}

export default async function setup(project: TestProject) {
  const sites = await Promise.all(
    readings.map(async (reading) => ({
      reading,
      site: await startedSite('--manifest', join(root, twoReadings), '--reading', reading, '--no-rate-limit'),
    })),
  )
  const examples = await Promise.all(
    readings.map(async (reading) => ({ reading: `${reading} examples`, site: await servedExamples(reading) })),
  )
  const all = [...sites, ...examples]
  project.provide('served', Object.fromEntries(all.map(({ reading, site: { url, data } }) => [reading, { url, data }])))
  return async () => {
    await Promise.all(all.map(({ site }) => site.close()))
  }
}

/** The examples of every block as built pages; nothing is stored. */
async function servedExamples(reading: string) {
  const site = siteOfExamples(reading)
  const served = await serveBuilt({ site, ...siteFiles(site, await ownBundle()) })
  return { ...served, data: '' }
}
