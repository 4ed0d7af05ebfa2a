// Holds the folder of checks to its rules, since the checks are found by their files.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import type { Check } from '../../src/manifest/sense/check.ts'
import { problemCodes } from '../../src/problems/catalogue.ts'
import { faults } from '../../src/problems/fault-codes.ts'
import type { Kinds } from '../../src/problems/kind.ts'
import { sourcesBelow } from '../repository/source-imports.ts'

const folder = new URL('../../src/manifest/', import.meta.url)
const ofChecks = import.meta.glob<Kinds>('../../src/manifest/checks/*/problems.ts', { eager: true, import: 'default' })
const checks = new URL('checks/', folder)
const modules = import.meta.glob<Check>('../../src/manifest/checks/*/check.ts', { eager: true, import: 'default' })

it('every folder of checks/ is a check', () => {
  expect(Object.keys(modules).map((path) => path.split('/').at(-2))).toEqual(readdirSync(checks).sort())
  for (const check of Object.values(modules)) expect(check).toBeTypeOf('function')
})

it('every code of the catalogue is reported somewhere, and one of a check by that check', () => {
  const sources = ['', '../content/', '../files/', '../problems/'].flatMap((part) =>
    filesUnder(fileURLToPath(new URL(part, folder))).flatMap((name) =>
      name.endsWith('.ts') && !name.startsWith('catalogue') && !name.endsWith('problems.ts')
        ? [readFileSync(new URL(part + name, folder), 'utf8')]
        : [],
    ),
  )
  const text = sources.join('\n')
  expect(problemCodes.filter((code) => !text.includes(`'${code}'`))).toEqual([])
  for (const [path, kinds] of Object.entries(ofChecks)) {
    const check = readFileSync(new URL(path.replace('problems.ts', 'check.ts'), import.meta.url), 'utf8')
    expect(Object.keys(kinds).filter((code) => !check.includes(`'${code}'`))).toEqual([])
  }
})

it('every code of a fault is thrown somewhere', () => {
  const root = new URL('../../', import.meta.url)
  const text = sourcesBelow('src', 'supabase', 'tools', 'tests', 'bench')
    .filter((path) => !path.endsWith('fault-codes.ts'))
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n')
  expect(Object.keys(faults).filter((code) => !text.includes(`'${code}'`))).toEqual([])
})
