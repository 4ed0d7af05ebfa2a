import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import { readLedger } from '../../src/publish/ledger.ts'
import { SiteWriter, writeSite } from '../../src/publish/write-site.ts'
import { root } from '../pages/built-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let folder = ''
let out = ''
beforeEach(() => {
  folder = temporaryFolder()
  out = join(folder, 'dist')
})

const page = (at: number, words = 'said') => `<style>a{}</style><p>Page ${at} has ${words}</p>`
const nameOf = (at: number) => `p${at}/index.html`
const all = Array.from({ length: 40 }, (_, at) => at)

async function written(words = 'said', own?: string) {
  const writer = new SiteWriter(out, { engine: own })
  for (const at of all) writer.put(nameOf(at), page(at, at === 7 ? words : 'said'))
  writer.put('menu.txt', 'all')
  await writer.settled()
  return writer.finish()
}

const namesIn = (below: string) => filesUnder(below).sort()

describe('pages that are written while others are rendered', () => {
  it('are the same files with the same record, with and without workers', async () => {
    expect(await written('said', root)).toEqual({ written: 41, unchanged: 0, removed: 0 })
    const [names, ledger] = [namesIn(out), [...readLedger(out).files]]
    expect(readFileSync(join(out, nameOf(39)), 'utf8')).toBe(page(39))
    rmSync(out, { recursive: true })
    await written()
    expect(namesIn(out)).toEqual(names)
    expect([...readLedger(out).files]).toEqual(ledger)
  })

  it('are left alone where they are unchanged', async () => {
    await written('said', root)
    expect(await written('other words', root)).toEqual({ written: 1, unchanged: 40, removed: 0 })
    expect(readFileSync(join(out, nameOf(7)), 'utf8')).toBe(page(7, 'other words'))
  })

  it('fail with a message when the folder cannot be written', async () => {
    mkdirSync(out)
    writeFileSync(join(out, 'p7'), 'a file where a folder belongs')
    await expect(written('said', root)).rejects.toThrow(`The folder ${out} cannot be written.`)
  })
})

describe('an abandoned build', () => {
  it.each([undefined, root])('leaves the existing output folder unchanged', async (own) => {
    await written()
    const before = namesIn(out)
    const writer = new SiteWriter(out, { engine: own })
    for (const at of all) writer.put(nameOf(at), page(at, 'never shown'))
    await writer.abandon()
    expect(namesIn(out)).toEqual(before)
    expect(readFileSync(join(out, nameOf(3)), 'utf8')).toBe(page(3))
  })

  it.each([undefined, root])('creates no output folder', async (own) => {
    const writer = new SiteWriter(out, { engine: own })
    for (const at of all) writer.put(nameOf(at), page(at))
    await writer.abandon()
    expect(existsSync(out)).toBe(false)
  })
})

describe('a file of the public folder', () => {
  it('takes precedence over a generated one', async () => {
    const publicFolder = join(folder, 'public')
    mkdirSync(publicFolder)
    writeFileSync(join(publicFolder, 'menu.txt'), 'mine')
    await writeSite(out, new Map([['menu.txt', 'made']]), publicFolder)
    expect(readFileSync(join(out, 'menu.txt'), 'utf8')).toBe('mine')
    await writeSite(out, new Map([['menu.txt', 'made']]), publicFolder)
    expect(readFileSync(join(out, 'menu.txt'), 'utf8')).toBe('mine')
  })
})
