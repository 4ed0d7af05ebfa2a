import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { load } from '../../src/manifest/load.ts'
import { type ShapeFault, shapeFaults } from '../../src/manifest/shape/ajv-faults.ts'
import { publishedSchema } from '../../src/manifest/shape/published-schema.ts'
import { synonymTables } from '../../src/manifest/shape/synonyms.ts'
import { shape } from '../../src/problems/catalogue/shape.ts'
import type { SchemaNode } from '../../src/schema/schema-node.ts'
import { schemaFile, staleFiles } from '../../tools/schema.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { drawn, isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { mistakes } from './mistakes.ts'

const strict = () =>
  new Ajv({ strict: true, allErrors: true, strictRequired: false, allowUnionTypes: true }).addVocabulary([
    'x-kind',
    'x-alongside',
    'markdownEnumDescriptions',
    'markdownDescription',
    'defaultSnippets',
  ])
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const bakery = () => parse(read('tests/fixtures/bakery.yaml'), { merge: true })

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    3.5,
    '',
    'text',
    '#abc',
    [],
    {},
    ['x'],
    { type: 'hero' },
    { use: 'x', type: 'y' },
    'é'.repeat(500),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)
type ChangeKind = 'set' | 'add' | 'drop'

/** Codes of shape problems that are reported in terms of YAML. */
const ofShape = new Set([
  'not-text',
  'dedented',
  'space-after-colon',
  'missing-colon',
  'space-after-dash',
  'brace-starts-group',
])

/** Number of mutations of each manifest; large ones take three times as long. */
const manifests = [
  ['the bakery', 300, bakery],
  ['a site with two readings', 120, () => parse(twoReadingsText, { merge: true })],
] as const

it('everything generated from blocks, field types and hosts is up to date', () => {
  const stale = [...staleFiles(fileURLToPath(new URL('../..', import.meta.url))).keys()]
  // Leaves out the schema file, which also has this repository's own blocks; tests/site checks it.
  expect(stale.filter((file) => file !== schemaFile)).toEqual([])
})

slow('the published schema conforms to JSON Schema', () => {
  const ajv = strict()
  expect(ajv.validateSchema(publishedSchema)).toBe(true)
  expect(() => ajv.compile(publishedSchema)).not.toThrow()
})

it('every property, choice and block has a description', () => {
  const silent: string[] = []
  const visit = (schema: SchemaNode, path: string) => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      // An `if` compares a type and needs no description.
      if (!property.description && !path.endsWith('/if')) silent.push(`${path}/${name}`)
      visit(property, `${path}/${name}`)
    }
    for (const [name, definition] of Object.entries(schema.$defs ?? {})) {
      if (!definition.description) silent.push(name)
      visit(definition, name)
    }
    if (schema.items) visit(schema.items, `${path}/items`)
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${path}/*`)
    if (schema.enum && schema.markdownEnumDescriptions?.length !== schema.enum.length) silent.push(`${path}: choices`)
  }
  visit(publishedSchema, '')
  expect(silent).toEqual([])
})

it('synonyms suggest only blocks, keys and words that exist', () => {
  const words = new Set<string>()
  const collect = (value: unknown) => {
    if (Array.isArray(value))
      for (const item of value) collect(typeof item === 'string' ? words.add(item) && item : item)
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) {
        words.add(key)
        collect(inner)
      }
  }
  collect(publishedSchema)
  const unknown = Object.values(synonymTables)
    .flatMap((table) => Object.values(table).flat())
    .filter((word) => !words.has(word))
  expect(unknown).toEqual([])
})

// Editors also accept `from:` in place of a list, which the engine expands before validating.
describe('the published schema, validated whole by ajv, decides what is valid', () => {
  const compiled = strict().compile(JSON.parse(JSON.stringify(publishedSchema)))

  /** Returns path and keyword of every fault as ajv reports it. */
  const byAjv = (value: unknown) => {
    compiled(value)
    const all = (compiled.errors ?? []).flatMap(({ instancePath, keyword, params, propertyName }) => {
      // `if` and `propertyNames` only repeat inner errors.
      if (keyword === 'if' || keyword === 'propertyNames') return []
      const key = params.additionalProperty ?? params.missingProperty ?? propertyName ?? ''
      // For a value of the wrong type, ajv still checks choices and bounds, which the engine skips.
      if (
        ['enum', 'const', 'minimum', 'maximum'].includes(keyword) &&
        compiled.errors?.some((other) => other.keyword === 'type' && other.instancePath === instancePath)
      )
        return []
      return [`${instancePath} ${propertyName === undefined ? keyword : 'name'} ${key}`]
    })
    return [...new Set(all)].sort()
  }
  const words: Partial<Record<ShapeFault['keyword'], string>> = { unknown: 'additionalProperties' }
  const byUs = (value: unknown) => {
    const all = shapeFaults(value).map((fault) => {
      const path = fault.path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('')
      return `${path} ${keywordOf(fault)} ${fault.key ?? ''}`
    })
    return [...new Set(all)].sort()
  }
  const keywordOf = ({ keyword, data, min: least, max: most }: ShapeFault): string => {
    const bound = most === undefined ? 'min' : 'max'
    if (keyword === 'length') return `${bound}Length`
    if (keyword === 'range') return least === undefined ? 'maximum' : 'minimum'
    if (keyword === 'count') return `${bound}${Array.isArray(data) ? 'Items' : 'Properties'}`
    return words[keyword] ?? keyword
  }

  it('in the mistakes of the corpus', () => {
    for (const { name, text } of mistakes.filter((_, at) => isWhole || at % 5 === 0)) {
      const value = parseAnyway(text)
      if (value !== undefined) expect(byUs(value), name).toEqual(byAjv(value))
    }
  })

  /** Whether the schema reports the value's shape. It does not cover the changes of a use of a fragment. */
  const saysShape = (value: unknown) =>
    load(JSON.stringify(value), 'x.json').problems.some(
      ({ code, path }) => (Object.hasOwn(shape, code) || ofShape.has(code)) && !path.includes('/with/'),
    )

  const changes = fc.array(fc.tuple(fc.nat(), odd, fc.constantFrom<ChangeKind[]>('set', 'add', 'drop')), {
    minLength: 0,
    maxLength: 4,
  })

  it.each(manifests)(
    'a load of %s with any value anywhere reports a shape fault exactly where ajv does',
    (_, whole, sound) => {
      const numRuns = drawn(whole)
      let broken = 0
      fc.assert(
        fc.property(changes, (list) => {
          const value = sound()
          for (const [where, what, how] of list) change(value, where, what, how)
          const isValid = compiled(value)
          if (!isValid) broken++
          expect(saysShape(value)).toBe(!isValid)
        }),
        { numRuns, seed: 5 },
      )
      // Both valid and invalid values were drawn.
      expect(broken).toBeGreaterThan(numRuns / 6)
      expect(broken).toBeLessThan(numRuns * 0.97)
    },
  )

  it('in manifests with any value anywhere, fault by fault', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const value = bakery()
        for (const [where, what, how] of list) change(value, where, what, how)
        expect(byUs(value)).toEqual(byAjv(value))
      }),
      { numRuns: drawn(400), seed: 5 },
    )
  })
})

function parseAnyway(text: string): unknown {
  try {
    return parse(text, { merge: true, logLevel: 'silent', maxAliasCount: -1 })
  } catch {
    // A syntax error, without a value to compare.
    return undefined
  }
}

/** Changes the place with this number, counted through all groups and lists. */
function change(root: unknown, where: number, what: unknown, how: ChangeKind) {
  const places: [Record<string, unknown>, string][] = []
  const visit = (value: unknown) => {
    if (!value || typeof value !== 'object') return
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key])
      visit((value as Record<string, unknown>)[key])
    }
  }
  visit(root)
  const [holder, key] = places[where % places.length] ?? [{}, '']
  if (how === 'set') holder[key] = what
  else if (how === 'add' && !Array.isArray(holder)) holder[`${key}x`] = what
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}
