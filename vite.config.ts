/// <reference types="vitest/config" />
// How everything that Vite makes of this project is made, by mode. The tools ask for a mode by its name and add what only they
// know: the files to start from, the server to live in.
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { asciiCode } from './tools/vite/ascii-code.ts'
import { componentStyles } from './tools/vite/component-styles.ts'
import { hotLater, notPacked } from './tools/vite/packed.ts'
import { plainImports } from './tools/vite/plain-imports.ts'
import { schemaValidators } from './tools/vite/schema-validators.ts'

const root = import.meta.dirname

/** The same code whatever NODE_ENV says, since what is made is cached and shared. */
const jsx: UserConfig = { oxc: { jsx: { runtime: 'automatic', development: false } } }

const browsers = 'es2022'

const commands = (): UserConfig => ({
  ...jsx,
  plugins: [schemaValidators(root), asciiCode],
  // Else each of two thousand named characters becomes an export, which takes longer than a command's other code.
  json: { namedExports: false },
})
const forNode = { ssr: true, emptyOutDir: true, target: 'node20', minify: false } as const
const bundled = [
  /^typebox/,
  'yaml',
  'ajv',
  /^fast-/,
  'postcss',
  'markdown-it',
  'markdown-it-footnote',
  'linkify-it',
  'punycode.js',
  'uc.micro',
  /^mdast-util/,
  /^micromark/,
  /^unist-util/,
  'ccount',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'escape-string-regexp',
  /^mdurl/,
]
/** What npm installs with the package and its commands load from there. */
const packages = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
    .dependencies,
).filter((name) => !bundled.some((one) => (typeof one === 'string' ? one === name : one.test(name))))

const tests = ['src/**/*.test.{ts,tsx}', 'supabase/**/*.test.ts', 'tests/**/*.test.{ts,tsx}', 'tools/**/*.test.ts']
const ofSite = 'tests/site/**/*.test.ts'

const modes: Record<string, () => UserConfig | Promise<UserConfig>> = {
  /** The commands, bundled for Node (tools/setup/compile.mjs). */
  tools: () => ({
    ...commands(),
    // Packages of many small files, which cost more to load than to run: their code goes into the bundle.
    ssr: { noExternal: bundled },
    // The preview takes the styles from the source here.
    build: { ...forNode, rolldownOptions: { external: /^virtual:lectern-styles/ } },
  }),

  /** The commands of the package (tools/pack.ts): what the package does not ask npm for goes into them. */
  package: async () => ({
    ...commands(),
    plugins: [schemaValidators(root), asciiCode, await tailwind(), componentStyles(root), notPacked],
    ssr: { noExternal: true, external: packages },
    build: { ...forNode, emptyOutDir: false },
  }),

  /** The preview in the browser, for the package. */
  'packed-preview': async () => ({
    ...jsx,
    base: './',
    plugins: [await react(), await tailwind(), componentStyles(root), hotLater],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { target: browsers, modulePreload: { polyfill: false }, emptyOutDir: false },
  }),

  /** Islands and page scripts of the published site (src/publish/bundle-scripts.ts). */
  client: () => ({
    ...jsx,
    plugins: [plainImports],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: browsers, modulePreload: false },
  }),

  /** The styles of the published site, as one sheet that can be taken apart (src/publish/styles/make-styles.ts). */
  styles: async () => ({
    plugins: [await tailwind({ optimize: false }), componentStyles(root, { apart: true })],
    build: { write: false, target: browsers, cssMinify: false },
  }),

  /** The live preview, inside a server of its own (src/preview/server/vite-server.ts). */
  development: async () => ({
    appType: 'custom',
    plugins: [await react(), await tailwind(), schemaValidators(root), componentStyles(root)],
    resolve: { dedupe: ['react', 'react-dom'] },
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react-router-dom',
        '@supabase/supabase-js',
        'markdown-it',
        'markdown-it-footnote',
        'highlight.js/lib/common',
      ],
      entries: ['src/preview/client/main.tsx'],
    },
    server: {
      middlewareMode: true,
      cors: false,
      fs: {
        strict: true,
        allow: [
          join(root, 'src'),
          join(root, 'supabase', 'functions', '_shared'),
          realpathSync(join(root, 'node_modules')),
        ],
      },
      watch: {
        ignored: ['**/.lectern/**', '**/dist/**', '**/docs/**', '**/tests/**', '**/.git/**', '**/node_modules/**'],
      },
      warmup: { clientFiles: ['./src/preview/client/main.tsx'] },
    },
  }),

  /** The tests. Three workers on two cores: much of what browsers and servers are asked for is waited for. */
  test: async () => ({
    plugins: [await react(), await tailwind(), schemaValidators(root, { isExternal: true }), componentStyles(root)],
    resolve: {
      alias: { 'lectern/island': join(root, 'src/public/island.ts'), lectern: join(root, 'src/public/index.ts') },
    },
    test: {
      // Pages of the preview are drawn with them.
      css: { include: /all-components|\/blocks\/[\w-]+\/style\.css/ },
      projects: [
        { extends: true, test: { name: 'engine', include: tests, exclude: [ofSite, '**/node_modules/**'] } },
        // With the blocks that this repository's site has beside its manifest.
        { extends: true, test: { name: 'site', include: [ofSite], setupFiles: ['tests/site/own-blocks.ts'] } },
      ],
      maxWorkers: 3,
      sequence: { sequencer: (await import('./tools/vite/slowest-first.ts')).SlowestFirst },
      // Files share what is expensive: modules, compiled WebAssembly, built sites. None may change what it shares.
      isolate: false,
      // The embedded database runs for moments at a time: compiling it once is enough.
      execArgv: ['--liftoff-only'],
      setupFiles: ['tests/browser/end-visits.ts'],
      // A whole suite draws some fifty times as much.
      testTimeout: process.env.LECTERN_WHOLE_SUITE ? 900_000 : 90_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      // What a browser or a server does on a busy machine may take a while; what never happens still fails.
      expect: { poll: { timeout: 15_000 } },
    },
  }),
}

/** Loaded by the modes that need them, since they take longer to load than most commands run. */
const react = async () => (await import('@vitejs/plugin-react')).default()
const tailwind = async (options?: { optimize: boolean }) => (await import('@tailwindcss/vite')).default(options)

const common: UserConfig = { root, envDir: false, publicDir: false, logLevel: 'error', clearScreen: false }

export default defineConfig(async ({ mode }) => {
  const config = modes[mode]
  if (!config) throw new Error(`vite.config.ts has no mode "${mode}". It has ${Object.keys(modes).join(', ')}.`)
  return { ...common, ...(await config()) }
})
