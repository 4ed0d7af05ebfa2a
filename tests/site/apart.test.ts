// Neither the engine nor its tests depend on this repository's own site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { filesUnder } from '../../src/files-under.ts'
import { root } from '../pages/built-site.ts'
import { ownText } from './own-site.ts'

const below = (folder: string) =>
  filesUnder(join(root, folder))
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`)

/** The engine's tests with their shared modules and fixtures. */
const ofEngine = [
  ...below('tests').filter((file) => !file.startsWith('tests/site/')),
  ...['src', 'supabase', 'tools'].flatMap(below).filter((file) => /\.test\.tsx?$/.test(file)),
].filter((file) => /\.(?:tsx?|mjs|ya?ml)$/.test(file))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** All texts of at least four words in the manifest, without keys. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.split(/\s+/).length >= 4)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentences) : []
}

describe('a test of the engine', () => {
  const { site, forms, fragments, readings } = parse(ownText, { merge: true })

  it('a test of the engine reads no manifest, ledger or form of this repository’s own site', () => {
    const reading = [
      /\b(?:join|resolve)\((?:root|project|engine), '(?:site\.(?:yaml|released\.yaml)|public)'/,
      /new URL\(['"`](?:\.\.\/)+site\.(?:released\.)?yaml/,
      /\bread\('site\.yaml'\)|\bbuiltSite\([^)]*'site\.yaml'\)/,
      /forms\.generated\.ts'$/m,
    ]
    const found = ofEngine.flatMap((file) =>
      reading.flatMap((how) => how.exec(read(file))?.[0].concat(` in ${file}`) ?? []),
    )
    expect(found).toEqual([])
  })

  it('a test of the engine repeats no sentence of this repository’s own site', () => {
    const known = [...new Set(sentences([site, forms, fragments, readings]))]
    expect(known.length).toBeGreaterThan(100)
    const found = ofEngine.flatMap((file) => {
      const text = read(file)
      return known.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`)
    })
    expect(found).toEqual([])
  })

  it('a test of the engine does not name this repository’s own site', () => {
    const found = ofEngine.filter((file) => read(file).includes(site.name))
    expect(found).toEqual([])
  })
})

it('the software says nothing about this repository’s own site', () => {
  const source = below('src').filter((path) => /\.(tsx?|css|ya?ml)$/.test(path) && !/\.test\.tsx?$/.test(path))
  const words = /stakeholder|nonprofit|501\(c\)|VP of Partnerships/i
  // A block's schema and examples, and their words in other languages, may name a value as an example; what a visitor sees is drawn by views.
  const telling = source.filter(
    (path) => !/schema\.ts$|(?:examples|translations)\.yaml$|\/schema\//.test(path) && words.test(read(path)),
  )
  expect(telling).toEqual([])
})
