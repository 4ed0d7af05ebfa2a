// The folder of checks is the list of checks; this speaks up when a file is none.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Check } from '../../src/manifest/sense/check.ts'
import { problemCodes } from '../../src/problems/catalogue.ts'
import { faults } from '../../src/problems/fault-codes.ts'
import { sourcesBelow } from '../repository/source-imports.ts'

const folder = new URL('../../src/manifest/', import.meta.url)
const found = import.meta.glob<Check>(['../../src/manifest/checks/*.ts', '!**/*.test.ts'], {
  eager: true,
  import: 'default',
})

it('every file of checks/ is a check', () => {
  const files = readdirSync(new URL('checks/', folder)).filter((name) => !name.endsWith('.test.ts'))
  expect(Object.keys(found).length).toBe(files.length)
  for (const check of Object.values(found)) expect(check).toBeTypeOf('function')
})

it('every code of the catalogue is reported somewhere', () => {
  const sources = ['', '../files/', '../problems/'].flatMap((part) =>
    readdirSync(new URL(part, folder), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      name.endsWith('.ts') && !name.startsWith('catalogue') ? [readFileSync(new URL(part + name, folder), 'utf8')] : [],
    ),
  )
  const text = sources.join('\n')
  expect(problemCodes.filter((code) => !text.includes(`'${code}'`))).toEqual([])
})

it('every code of a fault is thrown somewhere', () => {
  const root = new URL('../../', import.meta.url)
  const text = sourcesBelow('src', 'tools', 'tests', 'bench')
    .filter((path) => !path.endsWith('fault-codes.ts'))
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n')
  expect(Object.keys(faults).filter((code) => !text.includes(`'${code}'`))).toEqual([])
})
