/// <reference types="vitest/config" />
// Configures everything that Vite builds in this project, by mode. The tools select a mode and add what only they know: entry files
// or a server.
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { asciiCode } from './tools/vite/ascii-code.ts'
import { componentStyles } from './tools/vite/component-styles.ts'
import { editorWordsPlugin } from './tools/vite/editor-words.ts'
import { hotLater, notPacked } from './tools/vite/packed.ts'
import { plainFields } from './tools/vite/plain-fields.ts'
import { plainImports } from './tools/vite/plain-imports.ts'
import { schemaValidators } from './tools/vite/schema-validators.ts'

const root = import.meta.dirname

/** Ignores NODE_ENV, because the output is cached and shared. */
const jsx: UserConfig = { oxc: { jsx: { runtime: 'automatic', development: false } } }

const browsers = 'es2022'

const commandPlugins = () => [schemaValidators(root), editorWordsPlugin(root), plainFields, asciiCode]
const commands = (): UserConfig => ({
  ...jsx,
  plugins: commandPlugins(),
  // Otherwise a JSON file with two thousand character names becomes as many exports, which load slower than a command's own code.
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
  'character-entities',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'escape-string-regexp',
  /^mdurl/,
]
/** Packages that npm installs with Lectern and that the commands load from there. */
const packages = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> })
    .dependencies,
).filter((name) => !bundled.some((each) => (typeof each === 'string' ? each === name : each.test(name))))

const tests = ['src/**/*.test.{ts,tsx}', 'supabase/**/*.test.ts', 'tests/**/*.test.{ts,tsx}', 'tools/**/*.test.ts']
const ofSite = 'tests/site/**/*.test.ts'

const modes: Record<string, () => UserConfig | Promise<UserConfig>> = {
  /** Commands, bundled for Node (tools/setup/compile.mjs). */
  tools: () => ({
    ...commands(),
    // Bundles packages of many small files, which take longer to load than to run.
    ssr: { noExternal: bundled },
    // The preview compiles the styles from the source here.
    build: { ...forNode, rolldownOptions: { external: /^virtual:lectern-styles/ } },
  }),

  /** Commands of the package (tools/pack.ts), with every package that is no dependency of it. */
  package: async () => ({
    ...commands(),
    plugins: [...commandPlugins(), await tailwind(), componentStyles(root), notPacked],
    ssr: { noExternal: true, external: packages },
    build: { ...forNode, emptyOutDir: false },
  }),

  /** The preview in the browser, for the package. */
  'packed-preview': async () => ({
    ...jsx,
    base: './',
    plugins: [await react(), await tailwind(), componentStyles(root), editorWordsPlugin(root), hotLater],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { target: browsers, modulePreload: { polyfill: false }, emptyOutDir: false },
  }),

  /** Islands and page scripts of the published site (src/publish/bundle-scripts.ts). */
  client: () => ({
    ...jsx,
    plugins: [plainImports],
    // Without the hook for React's developer tools, which no visitor has.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: { write: false, target: browsers, modulePreload: false },
  }),

  /** Styles of the published site, as one sheet that can be taken apart (src/publish/styles/make-styles.ts). */
  styles: async () => ({
    plugins: [await tailwind({ optimize: false }), componentStyles(root, { apart: true })],
    build: { write: false, target: browsers, cssMinify: false },
  }),

  /** The live preview, inside its own server (src/preview/server/vite-server.ts). */
  development: async () => ({
    appType: 'custom',
    plugins: [await react(), await tailwind(), schemaValidators(root), editorWordsPlugin(root), componentStyles(root)],
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

  /** Tests. Three workers on two cores, because browsers and servers spend much time waiting. */
  test: async () => ({
    plugins: [
      await react(),
      await tailwind(),
      schemaValidators(root, { isExternal: true }),
      editorWordsPlugin(root),
      componentStyles(root),
    ],
    resolve: {
      alias: { 'lectern/island': join(root, 'src/public/island.ts'), lectern: join(root, 'src/public/index.ts') },
    },
    test: {
      // Sheets that pages of the preview are rendered with.
      css: { include: /all-components|\/blocks\/[\w-]+\/style\.css/ },
      projects: [
        { extends: true, test: { name: 'engine', include: tests, exclude: [ofSite, '**/node_modules/**'] } },
        // With the own blocks of this repository's site.
        { extends: true, test: { name: 'site', include: [ofSite], setupFiles: ['tests/site/own-blocks.ts'] } },
      ],
      maxWorkers: 3,
      sequence: { sequencer: (await testOrder()).default },
      // Files share modules, compiled WebAssembly and built sites, and must not change them.
      isolate: false,
      // The embedded database runs for moments only, so V8 need not optimise it.
      execArgv: ['--liftoff-only'],
      setupFiles: ['tests/end-of-file.ts'],
      // A whole suite makes about fifty times as many random cases.
      testTimeout: process.env.LECTERN_WHOLE_SUITE ? 900_000 : 90_000,
      restoreMocks: true,
      // Generous, because browsers and servers are slow on a busy machine.
      hookTimeout: 300_000,
      expect: { poll: { timeout: 15_000 } },
    },
  }),
}

/** Imported by the modes that need them, because they take longer to load than most commands run. */
const react = async () => (await import('@vitejs/plugin-react')).default()
/** A run of limited time is a sample. */
const testOrder = () =>
  process.env.LECTERN_TEST_SECONDS ? import('./tools/vite/random-sample.ts') : import('./tools/vite/slowest-first.ts')
const tailwind = async (options?: { optimize: boolean }) => (await import('@tailwindcss/vite')).default(options)

const common: UserConfig = { root, envDir: false, publicDir: false, logLevel: 'error', clearScreen: false }

export default defineConfig(async ({ mode }) => {
  const config = modes[mode]
  if (!config) throw new Error(`vite.config.ts has no mode "${mode}". It has ${Object.keys(modes).join(', ')}.`)
  return { ...common, ...(await config()) }
})
