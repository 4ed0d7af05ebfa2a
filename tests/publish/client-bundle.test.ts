import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect } from 'vitest'
import { clientBundle } from '../../src/publish/client-bundle.ts'
import { root } from '../pages/built-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'

const folder = temporaryFolder()
const cacheFolder = join(folder, 'node_modules', '.cache', 'lectern')
beforeAll(() => {
  for (const name of [
    'src',
    'supabase/functions/_shared',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'tools/vite',
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
})

const append = (file: string, text: string) =>
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8') + text)

describe('the client bundle', () => {
  slow(
    'comes from the cache while the components are unchanged, and is built again after one has changed',
    async () => {
      const first = await clientBundle(folder, 'first')
      expect(first.styles.page).toContain('.wrap')
      // Marks the cached stylesheet, to tell it apart from one that is built again.
      const file = join(cacheFolder, 'client-first.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace('"page":"', '"page":"/* kept */'))

      append('src/manifest/load.ts', '\n// Another check.\n')
      const second = await clientBundle(folder, 'second')
      expect(second.styles.page).toBe(`/* kept */${first.styles.page}`)
      expect(readdirSync(cacheFolder).filter((name) => name.startsWith('client-'))).toHaveLength(2)

      append('src/blocks/steps/style.css', '.never-seen { color: red }\n')
      const third = await clientBundle(folder, 'third')
      expect(third.styles.page).not.toContain('/* kept */')
      expect(third.styles['block steps']).toContain('.never-seen')
    },
  )

  slow('is built again where its cache file is incomplete', async () => {
    mkdirSync(cacheFolder, { recursive: true })
    const file = join(cacheFolder, 'client-torn.json')
    writeFileSync(file, '{"components":"a","bundle":{"styl')
    const bundle = await clientBundle(folder, 'torn')
    expect(bundle.styles.page).toContain('.wrap')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('bundle.styles.page')
  })
})
