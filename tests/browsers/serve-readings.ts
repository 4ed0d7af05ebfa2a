// Both readings as `npm start` serves them, shared by every engine. Runs beside the workers, as Vitest's global setup.
import type { TestProject } from 'vitest/node'
import { startedSite } from '../browser/started-site.ts'
import { readings } from './site-of.ts'

export interface Served {
  url: string
  /** The data folder. */
  data: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    served: Record<string, Served>
  }
}

export default async function setup(project: TestProject) {
  const sites = await Promise.all(
    readings.map(async (reading) => ({ reading, site: await startedSite('--reading', reading, '--no-rate-limit') })),
  )
  project.provide(
    'served',
    Object.fromEntries(sites.map(({ reading, site: { url, data } }) => [reading, { url, data }])),
  )
  return async () => {
    await Promise.all(sites.map(({ site }) => site.close()))
  }
}
