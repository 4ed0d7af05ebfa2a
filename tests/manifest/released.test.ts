// Tests the ledger of released addresses on the bakery.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { loadFile } from '../../src/project/load-file.ts'
import explain from '../../tools/explain.ts'
import readings from '../../tools/readings.ts'
import releasePaths from '../../tools/release-paths.ts'
import type { Context } from '../../tools/shared/context.ts'
import { bakery } from '../fixtures/bakery.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const root = new URL('../..', import.meta.url).pathname

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder, 'site.yaml')
  writeFileSync(file, bakery)
})

const run = (main: (argv: string[], root: string, context: Context) => Promise<number>, ...argv: string[]) =>
  printedBy(() => main(argv, root, engineContext()))
const codes = () => loadFile(file, { root }).problems.map(({ code }) => code)

describe('released addresses', () => {
  const ledger = () => readFileSync(join(folder, 'site.released.yaml'), 'utf8')

  it('without a page or redirect are an error that offers a redirect', async () => {
    await run(releasePaths, file)
    writeFileSync(file, bakery.replaceAll('/bread', '/loaf'))
    const lost = loadFile(file, { root }).problems.filter(({ code }) => code === 'lost-url')
    expect(lost.map(({ message, suggestion }) => `${message} ${suggestion}`)).toEqual([
      '"/bread" was public, and nothing answers there in reading weekday any more. /bread: /',
      '"/bread" was public, and nothing answers there in reading market any more. /bread: /',
    ])
    expect(lost[0]?.line).toBe(bakery.slice(0, bakery.indexOf('    redirects:')).split('\n').length)
  })
  it('are fixed by inserting the offered redirect', async () => {
    await run(releasePaths, file)
    writeFileSync(file, bakery.replaceAll('/bread', '/loaf'))
    const { problems, source } = loadFile(file, { root })
    const { text } = applyFixes(
      source.text,
      problems.map((problem) => (problem.fix ? { ...problem, fix: { ...problem.fix, safe: true } } : problem)),
    )
    expect(text).toBe(
      bakery
        .replaceAll('/bread', '/loaf')
        .replace('/loaves: /loaf', '/bread: /\n      /loaves: /loaf')
        .replace('/loaf: /\n', '/bread: /\n      /loaf: /\n'),
    )
    writeFileSync(file, text)
    expect(codes()).toEqual([])
  })
  it('are answered by a redirect', async () => {
    await run(releasePaths, file)
    writeFileSync(
      file,
      bakery
        .replaceAll('/bread', '/loaf')
        .replace('/loaves: /loaf', '/loaves: /loaf\n      /bread: /loaf')
        .replace('/loaf: /\n', '/loaf: /\n      /bread: /\n'),
    )
    expect(codes()).toEqual([])
  })
  it('of a renamed reading are still required', async () => {
    await run(releasePaths, file)
    writeFileSync(
      file,
      bakery
        .replace('reading: weekday', 'reading: daily')
        .replace('  weekday:', '  daily:')
        .replace('      /loaves: /bread', '      /rolls: /bread'),
    )
    expect(codes()).toEqual(['lost-url'])
  })
  it('are added and never removed', async () => {
    await run(releasePaths, file)
    const before = ledger()
    writeFileSync(file, bakery.replace('/loaves: /bread', '/loaves: /bread\n      /rolls: /bread'))
    expect((await run(releasePaths, file)).out).toContain('weekday /rolls')
    expect(
      ledger()
        .split('\n')
        .filter((line) => !before.split('\n').includes(line)),
    ).toEqual(['  - /rolls'])
    expect((await run(releasePaths, file)).out).toContain('has every path already')
  })
  it('--check prints missing ones and writes nothing', async () => {
    const { code, out } = await run(releasePaths, file, '--check')
    expect(code).toBe(1)
    expect(out).toContain('market /order')
    expect(existsSync(join(folder, 'site.released.yaml'))).toBe(false)
  })
  it('are not added from a manifest with a problem, which is counted in words', async () => {
    writeFileSync(file, bakery.replace('type: hero', 'type: heroe'))
    await expect(run(releasePaths, file)).rejects.toMatchObject({
      message: `${file} has 1 error, so nothing was added.`,
      exit: 1,
    })
    for (const command of [explain, readings])
      await expect(run(command, ...(command === explain ? ['/'] : []), '--manifest', file)).rejects.toThrow(
        'has 1 error.',
      )
  })
  it('an invalid ledger stops the check', async () => {
    writeFileSync(join(folder, 'site.released.yaml'), '- nonsense\n')
    expect(codes).toThrow(/not a list of released paths/)
  })
})
