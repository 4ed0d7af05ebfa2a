// Editing a page in another language changes the file of that language, and no other.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceHash } from '../../src/languages/source-hash.ts'
import { dyedSite } from '../../src/preview/client/origins/dye.ts'
import type { EditSession } from '../../src/preview/server/edits/edit-session.ts'
import { engine } from '../../src/preview/session/engine.ts'
import type { LiveManifest } from '../../src/preview/session/live-manifest.ts'
import { arabic, bakeryInThree, german } from '../languages/bakery-in-three.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite, sessionOn } from './edited-site.ts'

const original = bakeryInThree()

let folder: string
let live: LiveManifest
let session: EditSession
beforeEach(() => open(german))
afterEach(close)

function close() {
  live.close()
}

function open(de: string | undefined) {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'texts'))
  writeFileSync(join(folder, 'site.yaml'), original)
  if (de !== undefined) writeFileSync(join(folder, 'texts/de.yaml'), de)
  writeFileSync(join(folder, 'texts/ar.yaml'), arabic)
  live = liveSite(join(folder, 'site.yaml'))
  session = sessionOn(live)
}

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const good = () => {
  if (!live.good) throw new Error('The site has mistakes.')
  return live.good
}
const first = () => {
  const { site } = good()
  if (!site) throw new Error('The site has mistakes.')
  return site
}
const textsOn = (path: string) => engine.editableTexts(good(), first().reading, path).texts
/** Types into the text of a page that shows `shown`. */
function type(path: string, shown: string, words: string) {
  const text = textsOn(path).find(({ raw }) => raw.trim() === shown.trim())
  if (!text) throw new Error(`${shown} is not on ${path}.`)
  return session.apply({
    operations: [{ do: 'set', path: text.at, value: words, expect: text.raw }],
    base: 0,
    label: 'A change',
  })
}

it('text typed on a page in German changes the line of the translation, and no other file', () => {
  expect(type('/de/bestellen', 'Brot bestellen', 'Brot vorbestellen')).toMatchObject({ outcome: 'done' })
  expect(textOf('texts/de.yaml')).toBe(german.replace('Order bread: Brot bestellen', 'Order bread: Brot vorbestellen'))
  expect(textOf('site.yaml')).toBe(original)
  expect(textOf('texts/ar.yaml')).toBe(arabic)
})

it('text typed on a page in German can be undone', () => {
  type('/de/bestellen', 'Brot bestellen', 'Brot vorbestellen')
  expect(session.undo(true)).toMatchObject({ outcome: 'done' })
  expect(textOf('texts/de.yaml')).toBe(german)
})

it('text typed on a page in German changes only the edited paragraph of a long text', () => {
  const [long] = textsOn('/de').filter(({ raw }) => raw.includes('Unsere Laibe'))
  expect(type('/de', long?.raw ?? '', long?.raw.replace('Roggen und Dinkel', 'Roggen, Dinkel') ?? '')).toMatchObject({
    outcome: 'done',
  })
  expect(textOf('texts/de.yaml')).toBe(german.replace(': Roggen und Dinkel', ': Roggen, Dinkel'))
})

it('text typed in the header and footer in German changes them in German alone', () => {
  expect(type('/de', 'Mehl und Zeit.', 'Mehl und viel Zeit.')).toMatchObject({ outcome: 'done' })
  expect(textOf('texts/de.yaml')).toContain('Flour and time.: Mehl und viel Zeit.')
  expect(textOf('site.yaml')).toBe(original)
})

it('text typed on a page in German is a conflict where the translation has changed in the file meanwhile', () => {
  const [text] = textsOn('/de/bestellen').filter(({ raw }) => raw === 'Brot bestellen')
  writeFileSync(join(folder, 'texts/de.yaml'), german.replace('Brot bestellen', 'Brot holen'))
  live.refresh()
  expect(
    session.apply({
      operations: [{ do: 'set', path: text?.at ?? [], value: 'Brot kaufen', expect: 'Brot bestellen' }],
      base: 0,
      label: '',
    }),
  ).toMatchObject({ outcome: 'conflict', theirs: 'Brot holen' })
})

it('Alt+click on a page in German locates the line of the translation first, then the line of the text', () => {
  const found = engine.locate(good(), first().reading, ['routes', '/de/bestellen', 'title'])
  expect(found.map(({ file, line }) => `${file.replace(`${folder}/`, '')}:${line}`)).toEqual([
    `texts/de.yaml:${german.slice(0, german.indexOf('Order bread')).split('\n').length}`,
    expect.stringMatching(/^site\.yaml:/),
  ])
})

it('a text whose translation is set by its path under "at" is not editable on the page', () => {
  close()
  open(`${german}at:\n  /order title: { text: Brot, of: "${sourceHash('Order bread')}" }\n`)
  expect(textsOn('/de/bestellen').map(({ pointer }) => pointer.join(' '))).not.toContain('routes /de/bestellen title')
})

it('renaming a page keeps its translations and paths in other languages', () => {
  close()
  open(`${german}at:\n  /order title: { text: Brot, of: "${sourceHash('Order bread')}" }\n`)
  const path = ['readings', first().reading, 'routes', '/order']
  const answer = session.apply({ operations: [{ do: 'rename', path, key: '/buy' }], base: 0, label: '', despite: true })
  expect(answer).toMatchObject({ outcome: 'done' })
  expect(textOf('texts/de.yaml')).toContain('at:\n  /buy title: { text: Brot')
  expect(textOf('site.yaml')).toContain('paths: { /buy: /bestellen }')
})

describe('a page in a language without a translation of a text', () => {
  it('a page in a language without a translation of a text gets the first translation typed into it', () => {
    expect(type('/ar', 'Baked before seven', 'مخبوز قبل السابعة')).toMatchObject({ outcome: 'done' })
    expect(textOf('texts/ar.yaml')).toBe(`${arabic}Baked before seven: مخبوز قبل السابعة\n`)
  })

  describe('a language without a file', () => {
    beforeEach(() => {
      close()
      open(undefined)
    })
    const begun = '# Deutsch: each text of the site, and behind the colon how it is said.\n'

    it('a language without a file gets one with the translation typed on the page', () => {
      expect(type('/de', 'Baked before seven', 'Gebacken vor sieben')).toMatchObject({ outcome: 'done' })
      expect(textOf('texts/de.yaml')).toBe(`${begun}Baked before seven: Gebacken vor sieben\n`)
      expect(textsOn('/de').map(({ raw }) => raw)).toContain('Gebacken vor sieben')
      expect(type('/de', 'Bread from Mill Lane', 'Brot aus der Mill Lane')).toMatchObject({ outcome: 'done' })
      expect(textOf('texts/de.yaml')).toBe(
        `${begun}Baked before seven: Gebacken vor sieben\nBread from Mill Lane: Brot aus der Mill Lane\n`,
      )
    })

    it('a language without a file gets one at the path in the manifest', () => {
      writeFileSync(
        join(folder, 'site.yaml'),
        original.replace('name: Deutsch,', 'name: Deutsch, texts: said/german.yaml,'),
      )
      live.refresh()
      expect(type('/de', 'Baked before seven', 'Gebacken vor sieben')).toMatchObject({ outcome: 'done' })
      expect(textOf('said/german.yaml')).toBe(`${begun}Baked before seven: Gebacken vor sieben\n`)
    })

    it('a language without a file gets one with the translation typed in the panel, and undo deletes it', () => {
      const list = engine.translationList(good(), { reading: first().reading, path: '/', language: 'de' })
      const text = list?.texts.find((one) => one.text === 'Order bread')
      const operations = [{ do: 'set' as const, path: text?.at ?? [], value: 'Brot bestellen' }]
      expect(session.apply({ operations, base: 0, label: '' })).toMatchObject({ outcome: 'done' })
      expect(textOf('texts/de.yaml')).toBe(`${begun}Order bread: Brot bestellen\n`)
      expect(session.undo(true)).toMatchObject({ outcome: 'done' })
      expect(existsSync(join(folder, 'texts/de.yaml'))).toBe(false)
    })
  })
})

it('an editable text of a translated page is located in the site of that language', () => {
  const { site } = dyedSite(first(), '/de/bestellen', [['routes', '/de/bestellen', 'title']])
  expect(site.routes[0]?.title).not.toBe('Brot bestellen')
  expect(site.language).toBe('de')
})
