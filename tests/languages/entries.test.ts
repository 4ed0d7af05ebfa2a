// Entries of collections on the pages of each language: their formats, their words, and what is said where a translation is missing.
import { describe, expect, it } from 'vitest'
import { firmInThree } from './firm-in-three.ts'

type Loaded = ReturnType<typeof firmInThree>

const blockOn = (loaded: Loaded, path: string, type: string) =>
  loaded.site?.routes.find((route) => route.path === path)?.blocks.find((block) => block.type === type)?.props

describe('a number or a day of an entry', () => {
  it('is written by the language of the page', () => {
    const loaded = firmInThree()
    const prices = (path: string) => blockOn(loaded, path, 'price-list')?.prices
    expect(prices('/')).toMatchObject([{}, { price: '€180.50' }])
    expect(prices('/de')).toMatchObject([{}, { price: '180,50\u00a0€' }])
    expect(blockOn(loaded, '/de/aktuell', 'entries')?.items).toMatchObject([{ dayText: '3. November 2026' }, {}])
    expect(blockOn(loaded, '/news', 'entries')?.items).toMatchObject([{ dayText: 'November 3, 2026' }, {}])
  })

  it('stands in a translation of the text around it', () => {
    expect(blockOn(firmInThree(), '/de/news/rates-2027', 'article')?.lead).toBe(
      'Vom 3. November 2026: New rates from January',
    )
  })

  it('asks for no translation by itself', () => {
    const { problems } = firmInThree()
    expect(problems.map(({ message }) => message).join('\n')).not.toMatch(/November|€|\{entry/)
  })
})

describe('a choice of a field', () => {
  it('has the name of the language, and so have the pages and links of its filter', () => {
    const loaded = firmInThree()
    expect(blockOn(loaded, '/de/aktuell', 'entries')?.filters).toMatchObject([
      { label: '' },
      { label: 'Steuern', to: '/de/news/topics/tax' },
      { label: 'Recht' },
    ])
    const page = loaded.site?.routes.find(({ path }) => path === '/de/news/topics/tax')
    expect([page?.title, page?.untranslated?.filter((text) => text.includes('Steuern'))]).toEqual([
      'Aktuelles: Steuern',
      [],
    ])
  })
})
