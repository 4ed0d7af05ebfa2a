// Entries that lack a part of their translation: where it is reported as missing, and what the feed of the language holds.
import { describe, expect, it } from 'vitest'
import { firmInThree, siteInThree } from './firm-in-three.ts'

const rates = 'content/news/2026-11-03-rates-2027'
const inGerman = `---
title: Neue Sätze ab Januar
summary: Was sich für kleine Firmen ändert.
picture: { alt: Ein Kassenbuch und ein Stift }
---
Die Sätze kleiner Firmen bleiben.
`
const translated = (text: string, more: Record<string, string>) => firmInThree({ [`${rates}.de.md`]: text, ...more })

describe('a translation of an entry', () => {
  it('that lacks its text is asked for in its own file', () => {
    const hintIn = (site: string) =>
      translated(inGerman.split('\n').slice(0, 5).join('\n'), { 'site.yaml': site }).problems.flatMap(
        ({ code, message, hint }) =>
          code.startsWith('missing-translation') && message.includes('Ask [Ada]') ? [`${code} ${hint}`] : [],
      )
    expect(hintIn(siteInThree().replace(/^ {2}de: \{/m, '$& ready: true,'))).toEqual([
      `missing-translation Write it in ${rates}.de.md; \`npm run translate -- de --write\` begins the file where there is none.`,
    ])
  })

  it('is in the feed of its language where newer entries without a translation are as many as the feed holds', () => {
    const newer = '---\ntitle: New\ndate: 2026-11-20\nsummary: New.\n---\nNew.\n'
    const { site } = translated(inGerman, {
      'site.yaml': siteInThree().replace('most: 20', 'most: 1'),
      'content/news/newer.md': newer,
    })
    const held = (feeds = site?.feeds) => feeds?.map(({ items }) => items.map(({ path }) => path))
    expect([held(), held(site?.editions?.de?.feeds)]).toEqual(
      [['/news/newer'], ['/de/aktuell/rates-2027']].map((one) => [one]),
    )
  })
})
