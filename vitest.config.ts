import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { schemaValidators } from './tools/setup/schema-validators.mjs'

// Two workers: the suites start browsers and databases, and the machines that run them are small.
export default defineConfig({
  plugins: [react(), schemaValidators(import.meta.dirname)],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'supabase/**/*.test.ts', 'tests/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    globalSetup: ['tests/browser/shared-browser.ts'],
    restoreMocks: true,
    // On a shared machine a browser may miss its moment; what is broken fails each time.
    retry: process.env.CI ? 2 : 0,
    // What a browser or a server does on a busy machine may take a while; what never happens still fails.
    expect: { poll: { timeout: 15_000 } },
  },
})
