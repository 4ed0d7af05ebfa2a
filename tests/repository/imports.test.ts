// Imports go one way: each room may use those listed for it and no others, and no files import each other in a circle.
import { expect, it } from 'vitest'
import { cyclesAmong, importsOf, sourcesBelow } from './source-imports.ts'

/** Rooms, by the beginnings of their files' paths; the longest matching beginning counts. */
const rooms: Record<string, { at: string[]; mayUse: string[] }> = {
  core: { at: ['supabase/functions/_shared'], mayUse: [] },
  function: { at: ['supabase/functions/'], mayUse: ['core'] },
  'by folder': { at: ['src/by-folder.ts'], mayUse: [] },
  remembered: { at: ['src/remembered.ts'], mayUse: [] },
  'files under': { at: ['src/files-under.ts'], mayUse: [] },
  drawings: { at: ['src/drawings'], mayUse: ['by folder'] },
  presets: { at: ['src/presets'], mayUse: ['by folder', 'model'] },
  model: { at: ['src/site'], mayUse: ['core', 'remembered'] },
  schema: { at: ['src/schema'], mayUse: ['model', 'drawings', 'presets'] },
  problems: { at: ['src/problems'], mayUse: ['core', 'remembered', 'model', 'languages'] },
  languages: { at: ['src/languages'], mayUse: ['model'] },
  compression: { at: ['src/compression'], mayUse: [] },
  cache: { at: ['src/cache'], mayUse: [] },
  ui: { at: ['src/ui'], mayUse: ['model', 'core', 'drawings'] },
  client: { at: ['src/client'], mayUse: ['model', 'core', 'ui'] },
  forms: { at: ['src/forms'], mayUse: ['files under', 'by folder', 'core', 'model', 'schema'] },
  'sign-in': { at: ['src/sign-in'], mayUse: ['schema', 'model', 'client'] },
  blocks: {
    at: ['src/blocks'],
    mayUse: ['remembered', 'by folder', 'schema', 'ui', 'model', 'client', 'core', 'forms', 'sign-in', 'drawings'],
  },
  hosts: { at: ['src/publish/hosts'], mayUse: ['by folder'] },
  'texts and shape': {
    at: ['src/manifest/read', 'src/manifest/shape'],
    mayUse: ['core', 'schema', 'problems', 'model', 'forms', 'blocks', 'remembered', 'manifest'],
  },
  content: {
    at: ['src/content'],
    mayUse: ['core', 'texts and shape', 'schema', 'problems', 'remembered', 'model', 'languages'],
  },
  manifest: {
    at: ['src/manifest'],
    mayUse: [
      'content',
      'schema',
      'problems',
      'model',
      'core',
      'forms',
      'blocks',
      'hosts',
      'remembered',
      'languages',
      'presets',
    ],
  },
  'markdown tree': { at: ['src/manifest/sense/markdown-tree.ts'], mayUse: [] },
  edit: { at: ['src/edit'], mayUse: ['problems', 'model', 'languages', 'manifest'] },
  'entry root': { at: ['src/entry-files/entry-root.ts'], mayUse: [] },
  'entry files': {
    at: ['src/entry-files'],
    mayUse: ['entry root', 'edit', 'content', 'manifest', 'problems', 'model'],
  },
  files: { at: ['src/files'], mayUse: ['cache', 'manifest', 'problems'] },
  history: { at: ['src/history'], mayUse: ['files under', 'files', 'manifest'] },
  project: { at: ['src/project'], mayUse: ['files under', 'files', 'manifest', 'problems'] },
  fonts: { at: ['src/fonts'], mayUse: ['cache', 'problems', 'model', 'project', 'edit', 'presets'] },
  'new site': { at: ['src/new-site'], mayUse: ['files under', 'problems', 'edit', 'languages', 'model'] },
  public: { at: ['src/public'], mayUse: ['schema', 'ui', 'client', 'blocks'] },
  render: { at: ['src/render'], mayUse: ['remembered', 'ui', 'blocks', 'model', 'schema', 'drawings', 'languages'] },
  images: {
    at: ['src/images'],
    mayUse: ['cache', 'files', 'problems', 'model', 'render', 'ui', 'remembered', 'drawings', 'presets'],
  },
  publish: {
    at: ['src/publish'],
    mayUse: [
      'schema',
      'hosts',
      'render',
      'images',
      'model',
      'problems',
      'ui',
      'blocks',
      'content',
      'manifest',
      'languages',
      'files',
      'project',
      'core',
      'forms',
      'client',
      'public',
      'compression',
      'presets',
      'cache',
      'remembered',
    ],
  },
  deploy: {
    at: ['src/deploy'],
    mayUse: [
      'files under',
      'history',
      'files',
      'manifest',
      'project',
      'problems',
      'publish',
      'hosts',
      'schema',
      'model',
      'cache',
    ],
  },
  backend: {
    at: ['src/backend'],
    mayUse: ['files under', 'cache', 'core', 'model', 'problems', 'forms', 'compression'],
  },
  emulator: { at: ['supabase/auth-emulator'], mayUse: ['cache', 'backend', 'core', 'problems'] },
  'preview words': { at: ['src/preview/words'], mayUse: ['languages'] },
  'preview client': {
    at: [
      'src/preview/client',
      'src/preview/messages.ts',
      'src/preview/edit-messages.ts',
      'src/preview/entry-messages.ts',
      'src/preview/review',
    ],
    mayUse: [
      'entry root',
      'markdown tree',
      'preview words',
      'public',
      'preview',
      'history',
      'deploy',
      'edit',
      'schema',
      'by folder',
      'render',
      'ui',
      'blocks',
      'model',
      'problems',
      'languages',
      'client',
      'core',
    ],
  },
  preview: {
    at: ['src/preview'],
    mayUse: [
      'content',
      'entry files',
      'entry root',
      'new site',
      'history',
      'deploy',
      'cache',
      'public',
      'languages',
      'preview client',
      'render',
      'images',
      'ui',
      'blocks',
      'model',
      'problems',
      'edit',
      'manifest',
      'files',
      'project',
      'remembered',
      'schema',
      'publish',
      'presets',
      'backend',
      'core',
      'forms',
      'emulator',
      'language server',
    ],
  },
  'language server': {
    at: ['src/language-server'],
    mayUse: [
      'content',
      'edit',
      'entry files',
      'languages',
      'files',
      'manifest',
      'project',
      'problems',
      'schema',
      'forms',
      'blocks',
      'images',
      'model',
    ],
  },
  setup: { at: ['tools/setup', 'tools/vite', 'tools/run.mjs', 'vite.config.ts'], mayUse: ['files under', 'cache'] },
  tools: { at: ['tools'], mayUse: ['any room', 'rigs', 'setup'] },
  rigs: { at: ['tests', 'bench'], mayUse: ['any room', 'tools', 'setup'] },
}

/** Tests beside the code, the contract of sign-in servers, and local servers of hosts: they may import what tests may. */
const isRig = (path: string) =>
  /\.test\.tsx?$|^supabase\/auth-emulator\/contract\/|^src\/publish\/hosts\/[^/]+\/serve\.ts$/.test(path)
/** Problem texts of a check: the catalogue loads them, so they may import no more than the catalogue may. */
const isWords = (path: string) => /^src\/manifest\/checks\/[^/]+\/problems\.ts$/.test(path)
const everything = [
  ...sourcesBelow('src', 'supabase/functions', 'supabase/auth-emulator', 'tools', 'bench', 'tests'),
  'vite.config.ts',
]
const files = everything.filter((path) => /^(src|supabase)/.test(path) && !isRig(path))

function roomOf(path: string): string | undefined {
  if (isRig(path)) return 'rigs'
  if (isWords(path)) return 'problems'
  const fits = Object.entries(rooms).flatMap(([name, { at }]) =>
    at.filter((start) => path.startsWith(start)).map((start) => ({ name, start })),
  )
  return fits.sort((a, b) => b.start.length - a.start.length)[0]?.name
}

/** Parts of a room that another room may use without the rest. Who may use the whole may use the part. */
const wholeOf: Record<string, string> = { 'texts and shape': 'manifest', 'markdown tree': 'manifest' }

/** Rooms of the product, which tools and rigs may use freely. */
const isRoom = (room: string) => !['setup', 'tools', 'rigs'].includes(room)

function mayUse(room: string, other: string): boolean {
  const { mayUse = [] } = rooms[room] ?? {}
  const whole = wholeOf[other]
  if (whole !== undefined && (room === whole || mayUse.includes(whole))) return true
  return other === room || mayUse.includes(other) || (mayUse.includes('any room') && isRoom(other))
}

it('imports lead to a room with a name', () => {
  expect(everything.filter((path) => roomOf(path) === undefined)).toEqual([])
})

it('imports between rooms go one way', () => {
  const wrong = everything.flatMap((path) => {
    const room = roomOf(path)
    return importsOf(path)
      .filter((target) => {
        const other = roomOf(target)
        return room && other && !mayUse(room, other)
      })
      .map((target) => `${path} → ${target}`)
  })
  expect(wrong).toEqual([])
})

it('imports form no circle, types included', () => {
  expect(cyclesAmong(everything)).toEqual([])
})

it('imports of schemas load no component', () => {
  const reached = new Set<string>()
  const walk = (path: string) => {
    if (reached.has(path) || !files.includes(path)) return
    reached.add(path)
    for (const target of importsOf(path)) walk(target)
  }
  walk('src/manifest/load.ts')
  expect([...reached].filter((path) => path.endsWith('.tsx'))).toEqual([])
})

it('imports have a file ending, as Deno needs it', () => {
  const bare = files.flatMap((path) =>
    importsOf(path).filter((target) => !/\.(tsx?|css|json|mjs|sql)(\?\w+)?$/.test(target)),
  )
  expect(bare).toEqual([])
})
