import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { componentStyles } from '../../tools/vite/component-styles.ts'
import { editorWordsPlugin } from '../../tools/vite/editor-words.ts'
import RandomSample from '../../tools/vite/random-sample.ts'
import { schemaValidators } from '../../tools/vite/schema-validators.ts'

const root = join(import.meta.dirname, '../..')
const engines = (process.env.LECTERN_ENGINES ?? 'chromium,firefox,webkit').split(',')

// One worker for each engine: engines run in parallel, the journeys of each one after the other.
export default defineConfig({
  root,
  // The plugins of vite.config.ts that the preview's catalogue of blocks needs.
  plugins: [react(), tailwind(), schemaValidators(root), editorWordsPlugin(root), componentStyles(root)],
  test: {
    css: { include: /all-components|\/blocks\/[\w-]+\/style\.css/ },
    include: engines.map((name) => `tests/browsers/${name}.journeys.ts`),
    globalSetup: ['tests/browsers/serve-readings.ts'],
    maxWorkers: engines.length,
    ...(process.env.LECTERN_TEST_SECONDS ? { sequence: { sequencer: RandomSample } } : {}),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
