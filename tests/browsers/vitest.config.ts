import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { schemaValidators } from '../../tools/vite/schema-validators.ts'

const root = join(import.meta.dirname, '../..')
const engines = (process.env.LECTERN_ENGINES ?? 'chromium,firefox,webkit').split(',')

// One worker an engine: the engines walk side by side, and each of them one journey after the other.
export default defineConfig({
  root,
  plugins: [schemaValidators(root)],
  test: {
    include: engines.map((name) => `tests/browsers/${name}.journeys.ts`),
    globalSetup: ['tests/browsers/serve-readings.ts'],
    maxWorkers: engines.length,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
