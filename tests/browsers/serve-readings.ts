// Both readings as `npm start` serves them, shared by every engine. Runs beside the workers, as Vitest's global setup.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, type Product, startProduct } from '../../tools/trials/product.ts'
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

const root = join(import.meta.dirname, '../..')

export default async function setup(project: TestProject) {
  const scratch = mkdtempSync(join(tmpdir(), 'lectern-browsers-'))
  const products: Product[] = []
  const served: Record<string, Served> = {}
  await Promise.all(
    readings.map(async (reading) => {
      const place = { root, reading, data: join(scratch, reading), port: await freePort() }
      products.push(await startProduct(place))
      served[reading] = { url: `http://127.0.0.1:${place.port}`, data: place.data }
    }),
  )
  project.provide('served', served)
  return async () => {
    await Promise.all(products.map((product) => product.stop()))
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}
