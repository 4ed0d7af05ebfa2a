// A page of entries that may lack a link, a file, a picture or a list.
import { describe, expect, it } from 'vitest'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const blockOn = (loaded: ReturnType<typeof firm>, path: string, type: string) =>
  loaded.site?.routes.find((route) => route.path === path)?.blocks.find((block) => block.type === type)?.props

describe('a link, file, picture or list that an entry lacks', () => {
  const withBlocks = (blocks: string) => {
    const site = fileOf('site.yaml').replace(
      'name: picture, type: picture',
      'name: sheet, type: link, label: Sheet }\n      - { name: picture, type: picture',
    )
    const article = '- { type: article, contents: true, next: true }'
    const changed = site.replace(article, `${article}\n          ${blocks}`)
    return firm({ 'site.yaml': changed, [rates]: fileOf(rates).replace('was:', 'sheet: /people\nwas:') })
  }

  it('is left out with its words, as an action and as an item of a list', () => {
    const loaded = withBlocks(`- type: closing
            title: More
            actions: [{ label: The sheet, to: "{entry.sheet}" }, { label: All, to: /news }]
          - { type: banner, title: Read, text: On., action: { label: The sheet, to: "{entry.sheet}" } }`)
    expect(reported(loaded)).toEqual([])
    const shown = (path: string) =>
      ['closing', 'banner'].map((type) => {
        const { actions, action } = blockOn(loaded, path, type) ?? {}
        return actions ?? action
      })
    const sheet = { label: 'The sheet', to: '/people' }
    expect(shown('/news/rates-2027')).toEqual([[sheet, { label: 'All', to: '/news' }], sheet])
    expect(shown('/news/fair')).toEqual([[{ label: 'All', to: '/news' }], undefined])
  })

  it('takes the block with it that cannot be without', () => {
    const loaded = withBlocks(`- { type: picture, title: The picture, image: "{entry.picture}" }
          - type: downloads
            title: To print
            files: [{ label: The sheet, to: "{entry.sheet}" }]`)
    expect(reported(loaded)).toEqual([])
    const types = (path: string) => ['picture', 'downloads'].filter((type) => blockOn(loaded, path, type))
    expect(types('/news/rates-2027')).toEqual(['picture', 'downloads'])
    expect(types('/news/contracts')).toEqual([])
  })

  it('takes the block with it whose list is of entries that refer to it, where there are none', () => {
    const loaded = withBlocks(`- type: people
            title: By
            people: { from: people, where: { slug: "{entry.author}" }, as: { name: "{entry.name}" } }`)
    expect(reported(loaded)).toEqual([])
    const names = (path: string) => (blockOn(loaded, path, 'people')?.people as { name: string }[] | undefined)?.length
    expect(['/news/rates-2027', '/news/fair'].map(names)).toEqual([1, undefined])
  })

  it('takes the block with it that shows the list', () => {
    const fields = '[{ name: title, type: text, label: Title, required: true }]'
    const site = fileOf('site.yaml')
      .replace(
        'name: picture, type: picture',
        `name: points, type: list, label: Points, fields: ${fields} }\n      - { name: picture, type: picture`,
      )
      .replace(
        '- { type: article, contents: true, next: true }',
        '$&\n          - { type: index-list, title: Points, items: "{entry.points}" }',
      )
    const loaded = firm({ 'site.yaml': site, [rates]: fileOf(rates).replace('was:', 'points: [{ title: One }]\nwas:') })
    expect(reported(loaded)).toEqual([])
    expect(blockOn(loaded, '/news/rates-2027', 'index-list')).toMatchObject({ items: [{ title: 'One' }] })
    expect(blockOn(loaded, '/news/contracts', 'index-list')).toBeUndefined()
  })

  it('takes the list of all entries with it where no entry has one', () => {
    const files = 'files: { from: people, as: { label: "{entry.name}", to: "{entry.web}" } }'
    const site = fileOf('site.yaml')
      .replace('      - { name: photo,', '      - { name: web, type: link, label: Web }\n      - { name: photo,')
      .replace('- type: index-list', `- { type: downloads, title: Who, ${files} }\n          - type: index-list`)
    const loaded = firm({ 'site.yaml': site })
    expect(reported(loaded)).toEqual([])
    expect(blockOn(loaded, '/people', 'downloads')).toBeUndefined()
  })
})
