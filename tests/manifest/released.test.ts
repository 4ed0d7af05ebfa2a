// Tests the ledger of released addresses on the bakery.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { loadFile } from '../../src/project/load-file.ts'
import explain from '../../tools/explain.ts'
import readings from '../../tools/readings.ts'
import releasePaths from '../../tools/release-paths.ts'
import { bakery } from '../fixtures/bakery.ts'
import { bakeryCommands, root } from './bakery-commands.ts'

const site = bakeryCommands()
const { run, codes } = site

describe('released addresses', () => {
  const ledger = () => readFileSync(join(site.folder, 'site.released.yaml'), 'utf8')

  it('without a page or redirect are an error that offers a redirect', async () => {
    await run(releasePaths, site.file)
    writeFileSync(site.file, bakery.replaceAll('/bread', '/loaf'))
    const lost = loadFile(site.file, { root }).problems.filter(({ code }) => code === 'lost-url')
    expect(lost.map(({ message, suggestion }) => `${message} ${suggestion}`)).toEqual([
      '"/bread" was public, and nothing answers there in reading weekday any more. /bread: /',
      '"/bread" was public, and nothing answers there in reading market any more. /bread: /',
    ])
    expect(lost[0]?.line).toBe(bakery.slice(0, bakery.indexOf('    redirects:')).split('\n').length)
  })
  it('are fixed by inserting the offered redirect', async () => {
    await run(releasePaths, site.file)
    writeFileSync(site.file, bakery.replaceAll('/bread', '/loaf'))
    const { problems, source } = loadFile(site.file, { root })
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
    writeFileSync(site.file, text)
    expect(codes()).toEqual([])
  })
  it('are answered by a redirect', async () => {
    await run(releasePaths, site.file)
    writeFileSync(
      site.file,
      bakery
        .replaceAll('/bread', '/loaf')
        .replace('/loaves: /loaf', '/loaves: /loaf\n      /bread: /loaf')
        .replace('/loaf: /\n', '/loaf: /\n      /bread: /\n'),
    )
    expect(codes()).toEqual([])
  })
  it('of a renamed reading are still required', async () => {
    await run(releasePaths, site.file)
    writeFileSync(
      site.file,
      bakery
        .replace('reading: weekday', 'reading: daily')
        .replace('  weekday:', '  daily:')
        .replace('      /loaves: /bread', '      /rolls: /bread'),
    )
    expect(codes()).toEqual(['lost-url'])
  })
  it('are added and never removed', async () => {
    await run(releasePaths, site.file)
    const before = ledger()
    writeFileSync(site.file, bakery.replace('/loaves: /bread', '/loaves: /bread\n      /rolls: /bread'))
    expect((await run(releasePaths, site.file)).out).toContain('weekday /rolls')
    expect(
      ledger()
        .split('\n')
        .filter((line) => !before.split('\n').includes(line)),
    ).toEqual(['  - /rolls'])
    expect((await run(releasePaths, site.file)).out).toContain('has every path already')
  })
  it('--check prints missing ones and writes nothing', async () => {
    const { code, out } = await run(releasePaths, site.file, '--check')
    expect(code).toBe(1)
    expect(out).toContain('market /order')
    expect(existsSync(join(site.folder, 'site.released.yaml'))).toBe(false)
  })
  it('are not added from a manifest with a problem, which is counted in words', async () => {
    writeFileSync(site.file, bakery.replace('type: hero', 'type: heroe'))
    await expect(run(releasePaths, site.file)).rejects.toMatchObject({
      message: `${site.file} has 1 error, so nothing was added.`,
      exit: 1,
    })
    for (const command of [explain, readings])
      await expect(run(command, ...(command === explain ? ['/'] : []), '--manifest', site.file)).rejects.toThrow(
        'has 1 error.',
      )
  })
  it('an invalid ledger stops the check', async () => {
    writeFileSync(join(site.folder, 'site.released.yaml'), '- nonsense\n')
    expect(codes).toThrow(/not a list of released paths/)
  })
})
