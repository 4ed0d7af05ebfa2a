// `npm run translate`: the list of missing texts, the files it writes, and the export to XLIFF and import from it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { SiteTranslations } from '../../src/languages/translations.ts'
import { loadFile } from '../../src/project/load-file.ts'
import translate from '../../tools/translate.ts'
import { printedBy } from '../printed-by.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { bakeryInThree, german, languages } from './bakery-in-three.ts'

const place = temporaryFolder()

const texts = join(place, 'texts/de.yaml')
const read = () => readFileSync(texts, 'utf8')
const problemsNow = () =>
  loadFile(join(place, 'site.yaml'), { root: place }).problems.filter(({ file }) => file.endsWith('de.yaml'))

const outputOf = async (...words: string[]): Promise<string> => (await run(...words)).said

async function run(...words: string[]) {
  const { code, out } = await printedBy(() => translate([...words, '--manifest', join(place, 'site.yaml')], place))
  return { code, said: out }
}

const put = (site: string, de?: string) => {
  rmSync(join(place, 'texts'), { recursive: true, force: true })
  mkdirSync(join(place, 'texts'))
  writeFileSync(join(place, 'site.yaml'), site)
  if (de !== undefined) writeFileSync(texts, de)
}

/** The bakery with one entry of news, as files. */
function withNews() {
  const entry = '---\ntitle: Rye is back\ndate: 2026-12-03\n---\nRye again.\n'
  rmSync(join(place, 'content'), { recursive: true, force: true })
  mkdirSync(join(place, 'content/news'), { recursive: true })
  writeFileSync(join(place, 'content/news/rye.md'), entry)
  const fields = '{ name: title, type: text, label: Title }, { name: date, type: date, label: Day }'
  const page = '/news/{entry}: { for: news, title: "{entry.title}", description: Bread., blocks: [{ type: article }] }'
  const site = bakeryInThree()
    .replace('languages:', `collections: { news: { from: content/news/*.md, fields: [${fields}] } }\nlanguages:`)
    .replace(/^( *)\/order:$/m, `$1${page}\n$1/order:`)
  return { entry, site }
}

beforeEach(() => put(bakeryInThree(), german))

describe('npm run translate', () => {
  it('reports that nothing is missing', async () => {
    expect(await outputOf('de')).toMatch(/^Deutsch: (\d+) of \1 texts are translated\.\n$/)
  })

  describe('exits with', () => {
    const lacking = german.replace(/^Noted.*\n/m, '')
    const ready = bakeryInThree(languages.replace('at: /de', 'at: /de, ready: true'))
    it.each([
      ['1 where a text is missing and the language is ready', ready, lacking, 1],
      ['0 where a text is missing and the language is not marked as ready', bakeryInThree(), lacking, 0],
      ['0 where the language is ready and nothing is missing', ready, german, 0],
      ['0 where the language is ready and an unused translation is left', ready, `${german}Bicycles: Räder\n`, 0],
    ])('%s', async (_, site, texts, code) => {
      put(site, texts)
      expect((await run('de')).code).toBe(code)
    })

    it('1 after --write, which adds empty translations, and 0 after --read has added the last translation', async () => {
      put(ready, lacking)
      const file = join(place, 'de.xlf')
      expect((await run('de', '--write', '--xliff', file)).code).toBe(1)
      expect((await run('de', '--read', file)).code).toBe(1)
      const xliff = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        xliff.replace(/(<source>Noted<\/source>)(\s*<target[^>]*(?:\/>|><\/target>))?/, '$1<target>Notiert</target>'),
      )
      expect((await run('de', '--read', file)).code).toBe(0)
    })
  })

  it('lists missing texts with their lines, changed texts and removed texts', async () => {
    put(
      bakeryInThree().replace('Flour and time.', 'Flour and more time.'),
      `${german.replace(/^Noted.*\n/m, '')}Bicycles for hire: Fahrräder\n`,
    )
    const list = await outputOf('de')
    expect(list).toMatch(/Without a translation:\n {2}\S*site\.yaml:\d+ {2}"Noted"/)
    expect(list).toMatch(
      /Changed since:\n {2}\S*site\.yaml:\d+ {2}"Flour and more time\..*", before "Flour and time\."/,
    )
    expect(list).toMatch(/No longer there:\n {2}"Bicycles for hire"/)
  })

  it('adds missing texts and keeps every other byte; the translation of a changed text becomes a comment', async () => {
    const before = `# Von Hand.\n${german.replace(/^Noted.*\n/m, '')}`
    put(bakeryInThree().replace('Seven to noon', 'Seven to one'), before)
    await outputOf('de', '--write')
    expect(read()).toBe(
      `${before.replace('Seven to noon: Sieben bis zwölf\n', '')}Noted: ""\n# Before: Seven to noon\n#      as Sieben bis zwölf\nSeven to one: ""\n`,
    )
    const once = read()
    await outputOf('de', '--write')
    expect(read()).toBe(once)
  })

  it('creates the file of a language that has none, and the file loads without problems', async () => {
    put(bakeryInThree())
    await outputOf('de', '--write')
    const keys = [...new SiteTranslations(parse(read())).texts.keys()]
    expect(keys).toContain('Come by at {facts.place}.')
    expect(keys.length).toBeGreaterThan(15)
    expect(problemsNow()).toEqual([])
  })

  it('writes XLIFF into the folder it is called in, named after the language, where no file is given', async () => {
    put(bakeryInThree(), german)
    vi.stubEnv('INIT_CWD', place)
    await outputOf('de', '--xliff', '--write')
    vi.unstubAllEnvs()
    expect(readFileSync(join(place, 'de.xlf'), 'utf8')).toContain('trgLang="de"')
  })

  it('writes XLIFF that a translator fills in, and reads it back', async () => {
    const missing = german.replace(/^(?:Noted|Sorry).*\n/gm, '')
    put(bakeryInThree(), missing)
    const file = join(place, 'bakery.xlf')
    await outputOf('de', '--xliff', file)
    const xliff = readFileSync(file, 'utf8')
    expect(xliff).toMatch(/<xliff[^>]* version="2\.0"[^>]* srcLang="en"[^>]* trgLang="de"/)
    const filled = xliff
      .replace(/(<source>Noted<\/source>)(?:\s*<target\/>)?/, '$1<target>Notiert &amp; gut</target>')
      .replace('<target>Geöffnet</target>', '<target>Offen</target>')
    writeFileSync(file, filled)
    const said = await outputOf('de', '--read', file)
    expect(said).toContain('1 added, 1 changed')
    // The list is of what is still missing.
    expect(said).toContain('"Sorry"')
    expect(said).not.toContain('"Noted"')
    expect(read()).toBe(`${missing.replace('Open: Geöffnet', 'Open: Offen')}Noted: Notiert & gut\n`)
    await expect(outputOf('ar', '--read', file)).rejects.toThrow('translation into "de"')
  })

  it('reads translated entries from XLIFF into the files beside them, and leaves alone one with words of its own', async () => {
    const { site } = withNews()
    put(site, german)
    const long = '---\ntitle: Long ago\ndate: 2026-12-04\n---\n# Before\n\nThe *mill* stood.\n'
    writeFileSync(join(place, 'content/news/mill.md'), long)
    await outputOf('de', '--write')
    const file = join(place, 'news.xlf')
    await outputOf('de', '--xliff', file)
    const pairs = {
      'Rye is back': 'Roggen ist da',
      'Rye again.': 'Wieder Roggen.',
      'Long ago': 'Lang her',
      Before: 'Früher',
      'The *mill* stood.': 'Die *Mühle* stand.',
    }
    let xliff = readFileSync(file, 'utf8')
    for (const [source, target] of Object.entries(pairs))
      xliff = xliff.replace(`<source>${source}</source>`, (found) => `${found}<target>${target}</target>`)
    writeFileSync(file, xliff)
    const kept = '---\ntitle: Von Hand\n---\n'
    writeFileSync(join(place, 'content/news/rye.de.md'), kept)
    const before = read()
    const done = await outputOf('de', '--read', file)
    expect(done).toMatch(/mill\.de\.md: written\.\n\S*rye\.de\.md: stays as it is/)
    expect(read()).toBe(before)
    expect(readFileSync(join(place, 'content/news/rye.de.md'), 'utf8')).toBe(kept)
    expect(readFileSync(join(place, 'content/news/mill.de.md'), 'utf8')).toMatch(
      /^---\ntitle: "Lang her"\nof: "[0-9a-f]{8}"\n---\n# Früher\n\nDie \*Mühle\* stand\.\n$/,
    )
    rmSync(join(place, 'content/news/rye.de.md'))
    await outputOf('de', '--read', file)
    expect(problemsNow()).toEqual([])
  })

  it('lists entries by file, creates their translation files, and lists those whose entry has changed', async () => {
    const { site, entry } = withNews()
    put(site, german)
    await outputOf('de', '--write')
    const file = join(place, 'content/news/rye.de.md')
    expect(readFileSync(file, 'utf8')).toMatch(/^---\n# Rye is back\ntitle: ""\nof: "[0-9a-f]{8}"\n---\n$/)
    expect(await outputOf('de')).toMatch(/rye\.md:2 {2}"Rye is back", 1 more: \S*content\/news\/rye\.de\.md\n/)
    const done = `${readFileSync(file, 'utf8').replace('""', 'Roggen ist wieder da')}Wieder Roggen.\n`
    writeFileSync(file, done)
    expect(await outputOf('de')).not.toContain('rye')
    writeFileSync(join(place, 'content/news/rye.md'), entry.replace('Rye again', 'Rye, again'))
    expect(await outputOf('de')).toMatch(/Changed since:\n {2}\S*rye\.de\.md:4 {2}"Rye is back" has been changed/)
  })

  it('writes the alternative text of a picture into a new translation file, without the picture file', async () => {
    const { site, entry } = withNews()
    put(site.replace('label: Day }', 'label: Day }, { name: photo, type: picture, label: Photo }'), german)
    const photo = 'photo: { file: rye.svg, alt: "Rye in \\"June\\"" }'
    writeFileSync(join(place, 'content/news/rye.md'), entry.replace('\n---', `\n${photo}\n---`))
    writeFileSync(join(place, 'content/news/rye.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>')
    await outputOf('de', '--write')
    const begun = readFileSync(join(place, 'content/news/rye.de.md'), 'utf8')
    expect(begun).toContain('title: ""\nphoto:\n  # Rye in "June"\n  alt: ""\nof:')
  })

  it('rejects a language that the site lacks', async () => {
    await expect(outputOf('fr')).rejects.toThrow('There is no language "fr"')
  })
})
