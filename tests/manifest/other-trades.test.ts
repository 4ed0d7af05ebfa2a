// Tests sites of other businesses: a climbing gym in German with anchors, merges, conditions and included files; a practice; a boatyard written in {
// } with Windows line endings. Each is edited as the panel does and spoilt as people do, by seed.
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { RandomWords, randomNumbers } from '../../bench/random/random-words.ts'
import { edit } from '../../src/edit/edit.ts'
import { isRefusal } from '../../src/edit/operation.ts'
import type { Loaded } from '../../src/manifest/load.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { provenFixes } from '../../src/problems/proven-fixes.ts'
import { splice } from '../../src/problems/splice.ts'
import { loadFile } from '../../src/project/load-file.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import { linesKept } from '../edit/random/lines-kept.ts'
import { onPlain, pick, randomOperation } from '../edit/random/random-operation.ts'
import { drawn } from '../how-much.ts'
import { ownBundle, root } from '../pages/built-site.ts'
import { kinds } from './spoil/kinds.ts'
import { outlineOf } from './spoil/outline.ts'
import type { Files, Sound } from './spoil/sound.ts'

const sites = ['tests/fixtures/gym', 'tests/fixtures/boatyard', 'examples/practice'] as const

/** A site with some of its texts changed, by their names in problems. */
class TradeSite {
  readonly manifest: string
  readonly texts: ReadonlyMap<string, string>
  readonly names: readonly string[]

  constructor(folder: string) {
    this.manifest = join(root, folder, 'site.yaml')
    const { source } = loadFile(this.manifest, { root })
    this.texts = new Map([[this.manifest, source.text], ...(source.texts ?? [])])
    this.names = [...this.texts.keys()]
  }

  loaded(changed: ReadonlyMap<string, string> = new Map()): Loaded {
    return loadFile(this.manifest, { root, texts: new Map([...this.texts, ...changed]) })
  }

  text(file: string): string {
    return this.texts.get(file) ?? ''
  }
}

const errorsOf = ({ problems }: Loaded) => problems.filter(({ severity }) => severity === 'error')
const reportOf = ({ file, line, code, message }: Problem) => `${file}:${line} ${code} ${message}`

/** Throws where a sound manifest cannot be rendered, or a refused one has no error. */
async function expectOneOutcome(loaded: Loaded, change: string) {
  const { problems, site } = loaded
  const incomplete = problems.filter(({ file, line, column, hint }) => !file || !(line > 0) || !(column > 0) || !hint)
  expect(incomplete, change).toEqual([])
  expect(errorsOf(loaded).length === 0, change).toBe(site !== undefined)
  if (site) expect(siteFiles(site, await ownBundle()).files.get('index.html'), change).toContain('<h1')
}

describe.each(sites)('%s', (folder) => {
  const own = new TradeSite(folder)

  it('is fine, and all of its pages render', async () => {
    const loaded = own.loaded()
    expect(loaded.problems.map(reportOf)).toEqual([])
    await expectOneOutcome(loaded, folder)
  })

  it('stays consistent through random edits of the panel: fine and rendered, or refused with a place and a hint', async () => {
    const chance = randomNumbers(folder.length)
    let changed = new Map<string, string>()
    let done = 0
    for (let count = 0; count < drawn(100); count++) {
      const file = pick(chance, own.names) ?? own.manifest
      const before = changed.get(file) ?? own.text(file)
      const value = plain(before)
      const asked = randomOperation(chance, value)
      if (!asked || !onPlain(value, asked)) continue
      const operation = { ...asked, sharing: chance() < 0.5 ? ('here' as const) : ('all' as const) }
      const change = `${file} ${JSON.stringify(operation)}`
      const edited = edit(before, [operation])
      if (isRefusal(edited)) continue
      done++
      expect(splice(edited.text, edited.undo), change).toBe(before)
      expect(splice(before, edited.edits), change).toBe(edited.text)
      expect(linesKept(before, edited.text, operation, value), change).toBeUndefined()
      const tried = new Map([...changed, [file, edited.text]])
      const loaded = own.loaded(tried)
      await expectOneOutcome(loaded, change)
      if (errorsOf(loaded).length === 0) changed = tried
    }
    expect(done).toBeGreaterThan(drawn(100) / 4)
  })

  it('reports every slip once with a place, and no safe fix makes it worse', async () => {
    const words = new RandomWords(randomNumbers(folder.length * 7))
    const known = new Set(own.loaded().problems.map(reportOf))
    for (let count = 0; count < drawn(100); count++) {
      const kind = words.of(kinds)
      const file = kind.isManifest ? own.manifest : words.of(own.names)
      const slip = kind.spoil(soundOf(own, file), words)
      const spoilt = slip?.files.get(file)
      if (spoilt === undefined || spoilt === own.text(file)) continue
      const change = `${kind.group}: ${kind.name}, ${file}`
      const loaded = own.loaded(new Map([[file, spoilt]]))
      await expectOneOutcome(loaded, change)
      const first = errorsOf(loaded)
      const { texts, refused } = provenFixes((now) => ({
        problems: own.loaded(new Map([[file, spoilt], ...now])).problems,
        textOf: (name) => now.get(name) ?? (name === file ? spoilt : own.text(name)),
      }))
      expect([...refused].map(reportOf), change).toEqual([])
      const fixed = own.loaded(new Map([[file, spoilt], ...texts]))
      await expectOneOutcome(fixed, `${change}, fixed`)
      const left = errorsOf(fixed).filter((one) => !known.has(reportOf(one)))
      expect(
        left.length,
        `${change}\n${first.map(reportOf).join('\n')}\n→\n${left.map(reportOf).join('\n')}`,
      ).toBeLessThanOrEqual(first.length)
    }
  })
})

const plain = (text: string) => parseDocument(text, { merge: true, logLevel: 'silent' }).toJS() as unknown

function soundOf(site: TradeSite, file: string): Sound {
  const text = site.text(file)
  return {
    files: site.texts as Files,
    file,
    text,
    lines: text.split('\n'),
    outline: outlineOf(text),
    value: plain(site.text(site.manifest)) as Sound['value'],
  }
}
