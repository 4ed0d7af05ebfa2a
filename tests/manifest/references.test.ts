// Tests that loading, places and edits resolve aliases and merge keys alike, and as the package `yaml` does.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml'
import { same } from '../../src/edit/model.ts'
import { sharedHome } from '../../src/edit/sharing.ts'
import { YamlSource } from '../../src/edit/tree/yaml-source.ts'
import { fullyParsed } from '../../src/manifest/read/fully-parsed.ts'
import type { Path } from '../../src/problems/finding.ts'
import { valueAt } from '../../src/site/groups.ts'
import { drawn } from '../how-much.ts'

type Kind = 'group' | 'groups' | 'other' | 'open'

/** Writes a document in brackets: groups, lists, anchors of few names, aliases and merges, as the numbers have it. */
class Writer {
  private at = 0
  /** What each anchor name stands for. */
  private readonly anchors = new Map<string, { kind: Kind }>()

  constructor(private readonly numbers: readonly number[]) {}

  /** Returns a number below `limit`; 0 where the numbers have ended. */
  private draw(limit: number): number {
    return (this.numbers[this.at++] ?? 0) % limit
  }

  private named(...kinds: Kind[]): string | undefined {
    const names = [...this.anchors].flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
    return names[this.draw(Math.max(1, names.length))]
  }

  value(depth = 0): string {
    const what = this.draw(8)
    const alias = what < 3 ? this.named('group', 'groups', 'other') : undefined
    if (alias !== undefined) return `*${alias} `
    const name = this.draw(2) === 0 ? undefined : ['a', 'b', 'c', 'd'][this.draw(4)]
    const anchor: { kind: Kind } = { kind: 'open' }
    if (name !== undefined) this.anchors.set(name, anchor)
    const isGroup = depth < 4 && what > 4
    const isList = depth < 4 && (what === 3 || what === 4)
    const written = isGroup ? this.group(depth) : isList ? this.list(depth) : String(this.draw(100))
    anchor.kind = isGroup ? 'group' : isList && written.startsWith('[{') ? 'groups' : 'other'
    return name === undefined ? written : `&${name} ${written}`
  }

  private list(depth: number): string {
    // A list of groups alone may be merged.
    if (this.draw(3) === 0)
      return `[${Array.from({ length: 1 + this.draw(2) }, () => this.group(depth + 1)).join(', ')}]`
    return `[ ${Array.from({ length: this.draw(4) }, () => this.value(depth + 1)).join(', ')}]`
  }

  group(depth: number): string {
    const keys = ['x', 'y', 'z', 'w'].filter(() => this.draw(2) === 1)
    const entries = keys.map((key) => () => `${key}: ${this.value(depth + 1)}`)
    for (let left = this.draw(3); left > 0; left--)
      entries.splice(this.draw(entries.length + 1), 0, () => this.merge(depth))
    return `{${entries
      .map((write) => write())
      .filter(Boolean)
      .join(', ')}}`
  }

  private merge(depth: number): string {
    const how = this.draw(4)
    if (how === 0) return `<<: ${this.group(depth + 1)}`
    const [one, other] = [this.named('group'), this.named('group')]
    const several = this.named('groups')
    if (how === 1 && several !== undefined) return `<<: *${several} `
    if (how === 2 && one !== undefined) return `<<: [*${one} , {x: 7}, *${other} ]`
    return one === undefined ? '' : `<<: *${one} `
  }
}

const written = fc
  .array(fc.nat(1000), { minLength: 60, maxLength: 300 })
  .map((numbers) => new Writer([...numbers]))
  .map((writer) => `top: ${writer.group(0)}\n`)

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (value !== null && typeof value === 'object')
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
      yield* pathsIn(inner, [...path, key])
}

const holds = (claim: (text: string) => void) => fc.assert(fc.property(written, claim), { numRuns: drawn(5000) })

const asYaml = (text: string): unknown => parse(text, { merge: true, maxAliasCount: -1 })

describe('aliases and merges of random documents', () => {
  it('a loaded value has the keys and values that the package yaml gives it', () =>
    holds((text) => {
      expect(fullyParsed(text, 'x.yaml').value).toEqual(asYaml(text))
    }))

  it('an edited text has the value that a load gives it, with its keys in the same order', () =>
    holds((text) => {
      expect(same(new YamlSource(text).value, fullyParsed(text, 'x.yaml').value)).toBe(true)
    }))

  it('every path of the value has the place of a node with its value', () =>
    holds((text) => {
      const { value, places } = fullyParsed(text, 'x.yaml')
      for (const path of pathsIn(value)) {
        const node = places.target(places.find(path)?.node ?? null)
        const there = valueAt(value, path)
        if (Array.isArray(there)) expect(isSeq(node)).toBe(true)
        else if (typeof there === 'object') expect(isMap(node)).toBe(true)
        else expect(isScalar(node) && node.value).toBe(there)
      }
    }))

  it('every path that shares its place with others has the same value as they', () =>
    holds((text) => {
      const { value, places } = fullyParsed(text, 'x.yaml')
      for (const path of pathsIn(value))
        for (const other of places.pathsOfSame(path)) expect(valueAt(value, other)).toEqual(valueAt(value, path))
    }))

  it('an edit finds the place that a load finds, at a path without aliases', () =>
    holds((text) => {
      const { value, places } = fullyParsed(text, 'x.yaml')
      const { references } = new YamlSource(text)
      const document = parseDocument(text, { merge: true })
      for (const path of pathsIn(value)) {
        const home = sharedHome(references, path, true, []).path
        const node = places.target(places.find(path)?.node ?? null)
        const there = document.getIn(home, true) as typeof node | undefined
        // A key that is written behind the merge key itself has no path.
        if (there) expect(there.range).toEqual(node?.range)
      }
    }))
})

describe('what random documents seldom have', () => {
  const loadedValue = (text: string) => fullyParsed(text, 'x.yaml').value

  it('a merge of an alias to a list brings the keys of its groups', () =>
    expect(loadedValue('a: &a [{ x: 1 }, { x: 2, y: 2 }]\nb: { <<: *a }\n')).toMatchObject({ b: { x: 1, y: 2 } }))

  it('an anchor within the value of an anchor of the same name is the one that aliases below it mean', () =>
    expect(loadedValue('a: &a [&a 1]\nb: *a\n')).toMatchObject({ b: 1 }))

  it('a merged key named __proto__ is a key like any other', () => {
    const { b } = loadedValue('a: &a { __proto__: { x: 1 } }\nb: { <<: *a }\n') as { b: object }
    expect(Object.keys(b)).toEqual(['__proto__'])
    expect('x' in b).toBe(false)
  })

  it('an item of a merged list that is no group brings nothing', () =>
    expect(new YamlSource('a: { <<: [[1, 2]] }\n').value).toEqual({ a: {} }))
})

describe('groups that would grow beyond bounds are refused in bounded time', () => {
  /** Asserts the finding, and seconds of the processor. */
  function refused(groups: readonly string[]) {
    const before = process.cpuUsage()
    const { findings } = fullyParsed(`facts:\n${groups.map((group) => `  ${group}\n`).join('')}`, 'x.yaml')
    expect(findings.map(({ code }) => code)).toContain('too-many-aliases')
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(20)
  }
  const numbers = Array.from({ length: 8000 }, (_, at) => at)

  it('groups that each merge the one above and add a key', () =>
    refused(numbers.map((at) => `m${at}: &m${at} { ${at === 0 ? '' : `<<: *m${at - 1}, `}k${at}: 1 }`)))

  it('thousands of groups that each merge thousands of keys', () =>
    refused([
      `all: &all { ${numbers.map((at) => `k${at}: 1`).join(', ')} }`,
      ...numbers.map((at) => `m${at}: { <<: *all }`),
    ]))
})
