// `npm run translate`: what a language lacks, what is written into its file, and the way to translators' tools and back.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { Translations } from '../../src/languages/translations.ts'
import { loadFile } from '../../src/project/load-file.ts'
import translate from '../../tools/translate.ts'
import { bakeryInThree, german } from './bakery-in-three.ts'

const place = mkdtempSync(join(tmpdir(), 'lectern-translate-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const texts = join(place, 'texts/de.yaml')
const read = () => readFileSync(texts, 'utf8')
const problemsNow = () =>
  loadFile(join(place, 'site.yaml'), { root: place }).problems.filter(({ file }) => file.endsWith('de.yaml'))

async function said(...words: string[]): Promise<string> {
  const lines: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  await translate([...words, '--manifest', join(place, 'site.yaml')], place).finally(() => spy.mockRestore())
  return lines.join('')
}

const put = (site: string, de?: string) => {
  rmSync(join(place, 'texts'), { recursive: true, force: true })
  mkdirSync(join(place, 'texts'))
  writeFileSync(join(place, 'site.yaml'), site)
  if (de !== undefined) writeFileSync(texts, de)
}

beforeEach(() => put(bakeryInThree(), german))

describe('translate', () => {
  it('says that nothing is missing', async () => {
    expect(await said('de')).toMatch(/^Deutsch: (\d+) of \1 texts are translated\.\n$/)
  })

  it('lists what is missing with its line, what has changed, and what is gone', async () => {
    put(
      bakeryInThree().replace('Flour and time.', 'Flour and more time.'),
      `${german.replace(/^Noted.*\n/m, '')}Bicycles for hire: Fahrräder\n`,
    )
    const list = await said('de')
    expect(list).toMatch(/Without a translation:\n {2}\S*site\.yaml:\d+ {2}"Noted"/)
    expect(list).toMatch(
      /Changed since:\n {2}\S*site\.yaml:\d+ {2}"Flour and more time\..*", before "Flour and time\."/,
    )
    expect(list).toMatch(/No longer there:\n {2}"Bicycles for hire"/)
  })

  it('adds what is missing and keeps every other byte; what was there before is a comment', async () => {
    const before = `# Von Hand.\n${german.replace(/^Noted.*\n/m, '')}`
    put(bakeryInThree().replace('Seven to noon', 'Seven to one'), before)
    await said('de', '--write')
    expect(read()).toBe(
      `${before.replace('Seven to noon: Sieben bis zwölf\n', '')}Noted: ""\n# Before: Seven to noon\n#      as Sieben bis zwölf\nSeven to one: ""\n`,
    )
    const once = read()
    await said('de', '--write')
    expect(read()).toBe(once)
  })

  it('makes the file of a language that has none, and every text in it is read as it was', async () => {
    put(bakeryInThree())
    await said('de', '--write')
    const keys = [...new Translations(parse(read())).texts.keys()]
    expect(keys).toContain('Come by at {facts.place}.')
    expect(keys.length).toBeGreaterThan(15)
    expect(problemsNow()).toEqual([])
  })

  it('writes XLIFF that a translator fills in, and reads it back', async () => {
    const missing = german.replace(/^(?:Noted|Sorry).*\n/gm, '')
    put(bakeryInThree(), missing)
    const file = join(place, 'bakery.xlf')
    await said('de', '--xliff', file)
    const xliff = readFileSync(file, 'utf8')
    expect(xliff).toMatch(/<xliff[^>]* version="2\.0"[^>]* srcLang="en"[^>]* trgLang="de"/)
    const filled = xliff
      .replace(/(<source>Noted<\/source>)(?:\s*<target\/>)?/, '$1<target>Notiert &amp; gut</target>')
      .replace('<target>Geöffnet</target>', '<target>Offen</target>')
    writeFileSync(file, filled)
    expect(await said('de', '--read', file)).toContain('1 added, 1 changed')
    expect(read()).toBe(`${missing.replace('Open: Geöffnet', 'Open: Offen')}Noted: Notiert & gut\n`)
    await expect(said('ar', '--read', file)).rejects.toThrow('translation into "de"')
  })

  it('names the languages there are for one there is not', async () => {
    await expect(said('fr')).rejects.toThrow('There is no language "fr"')
  })
})
