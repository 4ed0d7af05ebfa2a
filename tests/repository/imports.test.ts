// Imports point one way: each part may use those named after it, and no other.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A part of the house, by the path its files begin with; the longest beginning counts. */
const parts: Record<string, { at: string[]; mayUse: string[] }> = {
  core: { at: ['supabase/functions/_shared'], mayUse: [] },
  function: { at: ['supabase/functions/'], mayUse: ['core'] },
  vocabulary: { at: ['src/vocabulary.ts'], mayUse: [] },
  problems: { at: ['src/problems'], mayUse: [] },
  compression: { at: ['src/compression'], mayUse: [] },
  model: { at: ['src/site'], mayUse: ['core'] },
  ui: { at: ['src/ui'], mayUse: ['model', 'core'] },
  client: { at: ['src/client'], mayUse: ['model', 'core', 'ui'] },
  blocks: { at: ['src/blocks'], mayUse: ['vocabulary', 'ui', 'model', 'client', 'core', 'schema', 'sign-in'] },
  'sign-in': { at: ['src/sign-in'], mayUse: ['vocabulary', 'model', 'client'] },
  emulator: { at: ['src/sign-in/emulator'], mayUse: ['backend', 'core', 'problems'] },
  schema: { at: ['src/manifest/schema/'], mayUse: ['vocabulary', 'model'] },
  manifest: { at: ['src/manifest'], mayUse: ['schema', 'problems', 'model', 'core', 'vocabulary', 'blocks'] },
  render: { at: ['src/render'], mayUse: ['ui', 'blocks', 'model'] },
  publish: {
    at: ['src/publish', 'src/images'],
    mayUse: ['render', 'model', 'problems', 'ui', 'blocks', 'manifest', 'core', 'client', 'compression'],
  },
  backend: { at: ['src/backend'], mayUse: ['core', 'model', 'problems', 'compression'] },
  preview: {
    at: ['src/preview'],
    mayUse: [
      'render',
      'ui',
      'blocks',
      'model',
      'problems',
      'manifest',
      'schema',
      'publish',
      'backend',
      'core',
      'client',
      'vocabulary',
      'emulator',
    ],
  },
}

const importOf = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

const files = ['src', 'supabase/functions'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
)

function partOf(path: string): string | undefined {
  const fits = Object.entries(parts).flatMap(([name, { at }]) =>
    at.filter((start) => path.startsWith(start)).map((start) => ({ name, start })),
  )
  return fits.sort((a, b) => b.start.length - a.start.length)[0]?.name
}

const importsOf = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(importOf)].map(([, target = '']) => join(dirname(path), target))

describe('imports', () => {
  it('belong to a part with a name', () => {
    expect(files.filter((path) => partOf(path) === undefined)).toEqual([])
  })

  it('point one way', () => {
    const wrong = files.flatMap((path) => {
      const part = partOf(path)
      return importsOf(path)
        .filter((target) => {
          const other = partOf(target)
          return part && other && other !== part && !parts[part]?.mayUse.includes(other)
        })
        .map((target) => `${path} → ${target}`)
    })
    expect(wrong).toEqual([])
  })

  it('load no component where only schemas are wanted', () => {
    const reached = new Set<string>()
    const walk = (path: string) => {
      if (reached.has(path) || !files.includes(path)) return
      reached.add(path)
      for (const target of importsOf(path)) walk(target)
    }
    walk('src/manifest/load.ts')
    expect([...reached].filter((path) => path.endsWith('.tsx'))).toEqual([])
  })

  it('name their file with its ending, as Deno needs it', () => {
    const bare = files.flatMap((path) =>
      importsOf(path).filter((target) => !/\.(tsx?|css|json|mjs|sql)(\?\w+)?$/.test(target)),
    )
    expect(bare).toEqual([])
  })
})
