// A build that reads only the changed pages of included files must give the same site as a clean build.
import { renameSync, rmSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { benchTop } from '../../bench/content.ts'
import { putFiles } from '../../bench/put-files.ts'
import { randomNumbers } from '../../bench/random/random-words.ts'
import { isWhole } from '../how-much.ts'
import { slow } from '../whole-suite.ts'
import { rebuiltSite } from './rebuilt-site.ts'

const { folder, pathOf, textOf, write, edit, filesOf, built, howBuilt } = rebuiltSite('changed pages')

const page = (path: string, title: string, more = '') => `${path}:
  title: ${title}
  description: About ${title} and what belongs to it
  blocks:
    - type: page-intro
      eyebrow: ${title}
      title: ${title} of the mill
      text: Words about ${title}, as they are.
    - type: prose
      id: ${path.split('/').at(-1) || 'home'}-more
      title: More
      text: |
        Read [the prices](/prices) of {facts.place}.

        ## Also

        It opens at 9:00, "mostly".
${more}`

const first = [
  page('/prices', 'Prices'),
  page('/kitchen', 'Work', '    - type: contents\n      title: Here\n'),
  page('/kitchen/oven', 'Oven', '    - type: breadcrumbs\n'),
].join('\n')
const second = [
  page('/kitchen/oven/door', 'Door', '    - type: breadcrumbs\n'),
  page(
    '/places',
    'Places',
    '    - type: closing\n      title: Go on\n      actions: [{ label: Door, to: /kitchen/oven/door }]\n',
  ),
  page(
    '/all',
    'All',
    '    - type: closing\n      title: Go on\n      actions: [{ label: Work, to: "/kitchen/oven#oven-more" }]\n',
  ),
].join('\n')

const site = benchTop
  .replace('readings:\n', 'facts: { place: "Mill Lane", year: "1898" }\nreadings:\n')
  .replace('    routes:\n', '    include: pages/*.yaml\n    routes:\n')
  .concat(page('/', 'Home').replace(/^(?=.)/gm, '      '))

beforeAll(async () => {
  putFiles(folder, {
    'site.yaml': site,
    'pages/a.yaml': first,
    'pages/b.yaml': second,
    'pages/more.yaml': page('/more', 'Rest'),
  })
  expect(await built('out')).toContain('files written')
})

describe('an incremental build of included pages, which always equals a clean one,', () => {
  it('reads only the page in which a word has changed', async () => {
    edit('pages/a.yaml', 'about Prices, as', 'about prices, just as')
    expect(await howBuilt()).toBe('few')
    expect(filesOf('out').get('prices/index.html')).toContain('just as')
  })

  const words: [string, () => void][] = [
    ['a description', () => edit('pages/a.yaml', 'About Work and', 'All about Work and')],
    [
      'several pages of several files',
      () => {
        edit('pages/a.yaml', 'about Oven,', 'about the oven,')
        edit('pages/b.yaml', 'about Places,', 'about places,')
        edit('pages/more.yaml', 'about Rest,', 'about the rest,')
      },
    ],
    ['a page below pages of another file', () => edit('pages/b.yaml', 'about Door,', 'about the door,')],
    ['words around links and names', () => edit('pages/a.yaml', 'Read [the', 'Please read [the')],
    ['a comment', () => edit('pages/a.yaml', '      eyebrow: Work', '      # A comment\n      eyebrow: Work')],
    ['a list of its own', () => edit('pages/a.yaml', '"mostly".', '"mostly".\n\n        - one\n        - two words')],
  ]
  it.each(isWhole ? words : words.slice(0, 3))('reads only the changed pages after %s', async (_, change) => {
    change()
    expect(await howBuilt()).toBe('few')
  })

  const changesOfTheWholeSite: [string, () => void][] = [
    ['a title, which pages below show', () => edit('pages/a.yaml', 'title: Oven\n', 'title: Ovens\n')],
    ['a link', () => edit('pages/a.yaml', '[the prices](/prices)', '[the prices](/places)')],
    ['a link that a page alone had', () => edit('pages/b.yaml', 'to: /kitchen/oven/door', 'to: /kitchen')],
    ['a name', () => edit('pages/a.yaml', '{facts.place}', '{facts.year}')],
    ['a fact', () => edit('site.yaml', 'Mill Lane', 'Mill Road')],
    ['an id that nothing refers to', () => edit('pages/a.yaml', 'id: prices-more', 'id: prices-others')],
    ['an added block', () => edit('pages/b.yaml', /$/, '    - type: breadcrumbs\n')],
    ['an unlisted page', () => edit('pages/b.yaml', 'title: Places\n', 'title: Places\n  unlisted: true\n')],
    ['a removed page', () => edit('pages/more.yaml', '/more:', '/rest:')],
    ['an added page', () => write('pages/more.yaml', textOf('pages/more.yaml') + page('/less', 'Less'))],
    [
      'pages in another order',
      () => write('pages/more.yaml', page('/less', 'Less') + textOf('pages/more.yaml').split('/less:')[0]),
    ],
    ['an added file', () => write('pages/c.yaml', page('/added', 'Added'))],
    ['a removed file', () => rmSync(pathOf('pages/c.yaml'))],
    ['a renamed file', () => renameSync(pathOf('pages/b.yaml'), pathOf('pages/d.yaml'))],
    [
      'a problem set aside',
      () =>
        edit('pages/more.yaml', '  title: Rest', '  # lectern-ignore same-title until 2099-01-01: so\n  title: Rest'),
    ],
    ['the problem no longer set aside', () => edit('pages/more.yaml', /.*lectern-ignore.*\n/, '')],
    ['a text of one word, which might be a name', () => edit('pages/a.yaml', 'title: Here', 'title: Over here')],
  ]
  const fewChanges = changesOfTheWholeSite.filter(([what]) => /title|alone|fact|page|order/.test(what))
  it.each(isWhole ? changesOfTheWholeSite : fewChanges)('reads the whole site after %s', async (_, change) => {
    change()
    expect(await howBuilt()).toBe('whole')
  })

  const mistakes: [string, string, string][] = [
    ['a dead link', '](/prices)', '](/nowhere)'],
    ['a dangerous link', '](/prices)', '](javascript:alert(1))'],
    ['an unknown key', '  title: Work\n', '  titel: Work\n'],
    ['an unclosed quote', 'text: Words about Work', 'text: "Words about Work'],
    ['an id that a link lost', 'id: oven-more', 'id: oven-less'],
    ['a text that is too long', 'about Work', `about ${'very '.repeat(400)}Work`],
    ['an alias of nothing', 'text: Words about Work', 'text: *nothing Words about Work'],
    ['HTML in a text', '"mostly".', '<b>mostly</b>.'],
    ['a line out of place', '      eyebrow: Work\n', '     eyebrow: Work\n'],
  ]
  it.each(isWhole ? mistakes : mistakes.slice(0, 5))(
    'fails after %s, and succeeds once it is fixed',
    async (_, from, to) => {
      const before = textOf('pages/a.yaml')
      edit('pages/a.yaml', from, to)
      expect(await howBuilt()).toBe('refused')
      write('pages/a.yaml', before)
      expect(await howBuilt()).not.toBe('refused')
    },
  )

  it('restores a page that was deleted from the output', async () => {
    rmSync(pathOf('out/prices/index.html'))
    edit('pages/a.yaml', 'about prices,', 'about all prices,')
    expect(await howBuilt()).toBe('whole')
  })

  it('gives pages the keys of a clean build, so that a later build renders none of them again', async () => {
    edit('pages/a.yaml', 'about all prices,', 'about prices,')
    expect(await howBuilt()).toBe('few')
    edit('site.yaml', 'Words about Home', 'Some words about Home')
    expect(await built('out')).toMatch(/\b2 files written/)
  })

  slow('equals a clean build after random edits', async () => {
    const random = randomNumbers(11)
    const bits = [
      'so',
      ' ',
      '\n',
      '  ',
      '"',
      ': ',
      '#',
      '[a](/kitchen)',
      '{facts.place}',
      '{',
      '- ',
      '/prices',
      '&a ',
      '*a',
      '|',
      ']',
      '',
      '',
    ]
    const before = textOf('pages/a.yaml')
    let few = 0
    for (let at = 0; at < (isWhole ? 120 : 15); at++) {
      const text = textOf('pages/a.yaml')
      const start = Math.floor(random() * text.length)
      const bit = bits[Math.floor(random() * bits.length)] ?? ''
      write('pages/a.yaml', text.slice(0, start) + bit + text.slice(start + Math.floor(random() * 3)))
      const how = await howBuilt()
      if (how === 'few') few++
      if (how === 'refused') write('pages/a.yaml', text)
    }
    expect(few).toBeGreaterThan(isWhole ? 10 : 1)
    write('pages/a.yaml', before)
    expect(await howBuilt()).not.toBe('refused')
  })
})
