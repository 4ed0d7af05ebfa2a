// The file of a translated entry is named for its language as the site writes it.
import { expect, it } from 'vitest'
import { firmInThree, siteInThree } from './firm-in-three.ts'

it.each([
  ['in the old code of a language', 'iw', 'he', 'Rename it to contracts.he.md.'],
  ['in the code of three letters', 'deu', 'de', 'Rename it to contracts.de.md.'],
  ['for the country of a language', 'ua', 'uk', 'Rename it to contracts.uk.md.'],
  [
    'in a language that the site lacks',
    'nl',
    'de',
    'Declare the language under "languages:", or give the file another name.',
  ],
])('a translation that is named %s is reported once', (_, tag, language, hint) => {
  const file = `content/news/contracts.${tag}.md`
  const site = siteInThree().replace('  de: {', `  ${language}: {`)
  const { problems } = firmInThree({ [file]: '---\ntitle: Andere Worte\n---\nWorte.\n' }, { site })
  expect(problems.filter((one) => one.file === file)).toMatchObject([{ code: 'translation-tag', hint }])
})

it('a number in an item of a list is reported in a translation as said once, in the entry', () => {
  const fields = '{ name: name, type: text, label: Name }, { name: page, type: number, label: Page }'
  const parts = `      - { name: parts, type: list, label: Parts, fields: [${fields}] }\n`
  const site = siteInThree().replace('      - name: topics\n', (topics) => `${parts}${topics}`)
  const file = 'content/news/contracts.de.md'
  const { problems } = firmInThree({ [file]: '---\nparts: [{ name: Eins, page: 1 }]\n---\nWorte.\n' }, { site })
  expect(problems.filter((one) => one.file === file)).toMatchObject([{ code: 'written-once', line: 2 }])
})
