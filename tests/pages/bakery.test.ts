import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { load } from '../../src/manifest/load.ts'
import { type BuiltSite, builtSite, pageOf, root, textOf } from './built-site.ts'

const manifest = 'tests/fixtures/bakery.yaml'

let built: BuiltSite
beforeAll(async () => {
  built = await builtSite('weekday', manifest)
})

it('a site of another business renders all its pages with the same engine', () => {
  for (const { path, title } of built.site.routes)
    expect(textOf(pageOf(built, path)).length, title).toBeGreaterThan(200)
})

it('a site of another business overrides the engine’s own texts', () => {
  expect(pageOf(built, '/')).toContain('>Straight to the bread</a>')
})

it('a site of another business loads alike from JSON', () => {
  const text = readFileSync(join(root, manifest), 'utf8')
  const json = JSON.stringify(parse(text))
  const fromJson = load(json, 'bakery.json', { reading: 'weekday' })
  expect(fromJson.problems).toEqual([])
  expect(fromJson.site).toEqual(built.site)
})

it('a site of another business loads alike from YAML in another format', () => {
  const text = readFileSync(join(root, manifest), 'utf8')
  expect(load(stringify(parse(text), { indent: 4 }), 'bakery.yaml', { reading: 'weekday' }).site).toEqual(built.site)
})
