// Problems of translations: their lines, and their number after random edits.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sourceHash } from '../../src/languages/source-hash.ts'
import { drawn, seed } from '../how-much.ts'
import { arabic, bakeryInThree, german, languages, loadInThree, type Texts } from './bakery-in-three.ts'

const statusOf = (text?: string, texts?: Texts, options = {}) =>
  loadInThree(text, texts, options).problems.map(
    ({ code, file, line, severity }) => `${severity} ${code} ${file}:${line}`,
  )
const ofGerman = (de: string, text?: string) =>
  statusOf(text, { de }).filter((one) => !one.includes('missing-translations bakery.yaml'))
const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length

describe('a translation', () => {
  it('that is missing is a warning at the language, and an error at each text before the launch and where the language is ready', () => {
    expect(statusOf()).toEqual([`warning missing-translations bakery.yaml:${lineOf(bakeryInThree(), '  ar: {')}`])
    const ready = bakeryInThree(languages.replace('at: /ar', 'at: /ar, ready: true'))
    const errors = statusOf(ready)
    expect(errors).toContain(`error missing-translation bakery.yaml:${lineOf(ready, 'Baked before seven')}`)
    expect(statusOf(undefined, {}, { launch: true })).toContain(
      `error missing-translation bakery.yaml:${lineOf(bakeryInThree(), 'Baked before seven')}`,
    )
  })

  it('that is missing is listed before the launch beside what else is not ready', () => {
    const text = bakeryInThree().replace(/url: .*/, 'url: https://www.example.com')
    expect(statusOf(text, {}, { launch: true })).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no-site-address'),
        `error missing-translation bakery.yaml:${lineOf(text, 'Baked before seven')}`,
      ]),
    )
  })

  it.each([
    ['dead-link', 'Unsere Laibe: [bestellen](/bestelen).', 'Our loaves: [order one](/order), or come by.'],
    ['unknown-name', 'Kommen Sie {facts.plce} vorbei, {facts.place}.', 'Come by at {facts.place}.'],
    ['raw-html', 'Roggen <b>und</b> Dinkel', 'Rye and spelt'],
    ['markdown-in-text', 'Geöffnet **immer**', 'Open'],
    ['too-long', 'Öffnungszeiten '.repeat(20), 'Open'],
  ])('with the mistake %s is reported at its own line', (code, translation, source) => {
    const line = german.split('\n').findIndex((one) => one.replace(/^"/, '').startsWith(source))
    const de = german
      .split('\n')
      .map((one, at) => (at === line ? `${JSON.stringify(source)}: ${JSON.stringify(translation.trim())}` : one))
      .join('\n')
    expect(ofGerman(de)).toEqual([`error ${code} texts/de.yaml:${line + 1}`])
  })

  it('is not asked for on a page that the language has a page of its own in place of', () => {
    const text = bakeryInThree(languages.replace('at: /de', 'at: /de, ready: true')).replace(
      /^( *)\/order:$/m,
      '$1/de/brot:\n$1  { translates: /order, title: Brot, description: Unser Brot., blocks: [{ type: page-intro, title: Brot }] }\n$&',
    )
    const without = (...texts: string[]) =>
      ofGerman(
        german
          .split('\n')
          .filter((line) => !texts.some((one) => line.startsWith(`${one}:`)))
          .join('\n'),
        text,
      )
    expect(without('Order a loaf for the day after tomorrow.')).toEqual([])
    expect(without('Order a loaf for the day after tomorrow.', 'Baked before seven')).toEqual([
      `error missing-translation bakery.yaml:${lineOf(text, 'Baked before seven')}`,
    ])
  })

  it('may link to a page by its address in the language', () => {
    expect(ofGerman(german.replace('[bestellen](/order)', '[bestellen](/de/bestellen)'))).toEqual([])
  })

  it('of one place is reported as outdated once the text there no longer matches its hash', () => {
    const at = (of: string) => `${german}at:\n  /order title: { text: Brot, of: ${of} }\n`
    expect(ofGerman(at(`"${sourceHash('Order bread')}"`))).toEqual([])
    expect(loadInThree(undefined, { de: at(`"${sourceHash('Order bread')}"`) }).site?.routes[3]?.title).toBe('Brot')
    const line = german.split('\n').length + 1
    expect(ofGerman(at('"00000000"'))).toEqual([`warning outdated-translation texts/de.yaml:${line}`])
    expect(loadInThree(undefined, { de: at('"00000000"') }).site?.routes[3]?.title).toBe('Brot bestellen')
  })
})

describe('random edits of texts and translations', () => {
  const pairs = german.trimEnd().split('\n')
  const codes = ['missing-translations', 'outdated-translation', 'unused-translation']
  it('report texts without a translation as missing, and the other translations as outdated or unused', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(pairs.length - 1), { maxLength: 6 }),
        fc.uniqueArray(fc.constantFrom('Rye and spelt', 'Baked before seven', 'Seven to noon', 'Flour and time.'), {
          maxLength: 3,
        }),
        fc.boolean(),
        (removed, renamed, odd) => {
          const left = pairs.filter((_, at) => !removed.includes(at))
          const de = `${[...left, ...(odd ? ['Wholly unrelated words of nobody: Unsinn'] : [])].join('\n')}\n`
          const text = renamed.reduce((site, words) => site.replaceAll(words, `${words} X`), bakeryInThree())
          const { problems } = loadInThree(text, { de, ar: arabic })
          const ofDe = problems.filter(({ code, file }) => codes.includes(code) && file === 'texts/de.yaml')
          const missing = new Set([...removed.map((at) => pairs[at]?.split(':')[0]), ...renamed])
          const counted = problems.find(({ message }) => message.includes('no translation into Deutsch'))?.message
          // The old translation of a changed text is outdated unless it was removed; the text is then not also counted as missing.
          const stale = renamed.filter((words) => left.some((pair) => pair.startsWith(words)))
          const areAllOutdated = [...missing].every((words) => stale.some((one) => one === words))
          expect(Number(counted?.split(' ')[0] ?? 0)).toBe(areAllOutdated ? 0 : missing.size)
          expect(ofDe.map(({ code }) => code).sort()).toEqual([
            ...stale.map(() => 'outdated-translation'),
            ...(odd ? ['unused-translation'] : []),
          ])
        },
      ),
      { numRuns: drawn(200), seed: seed(11) },
    )
  })
})
