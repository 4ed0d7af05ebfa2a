// All blocks are used on the sites in this repository: its own in both readings, and those under `examples`.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blockSchemas } from '../../src/blocks/schemas.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { root } from '../pages/built-site.ts'

/** Block types in a value, at any depth. */
function typesIn(value: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(value)) for (const item of value) typesIn(item, found)
  else if (value !== null && typeof value === 'object') {
    if ('type' in value && 'props' in value) found.add(String(value.type))
    for (const inner of Object.values(value)) typesIn(inner, found)
  }
  return found
}

it('every block is used on one of the seven sites', () => {
  const examples = readdirSync(join(root, 'examples')).filter((name) =>
    existsSync(join(root, 'examples', name, 'site.yaml')),
  )
  const sites = [
    ...examples.map((name) =>
      loadFile(join(root, 'examples', name, 'site.yaml'), { root: join(root, 'examples', name) }),
    ),
    ...['A', 'B'].map((reading) => loadFile(join(root, 'site.yaml'), { root, reading })),
  ]
  const used = new Set<string>()
  for (const { site } of sites) typesIn(site?.routes, used)
  expect(sites).toHaveLength(7)
  expect(Object.keys(blockSchemas).filter((type) => !used.has(type))).toEqual([])
})
