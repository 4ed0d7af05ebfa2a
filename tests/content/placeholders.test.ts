import { describe, expect, it } from 'vitest'
import { fileOf, firm, said } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const people = 'content/people.csv'
const marked = (key: string) => ({ [rates]: fileOf(rates).replace('\nauthor:', `\n${key}\nauthor:`) })
const supplied = (loaded: ReturnType<typeof firm>) =>
  loaded.problems
    .filter(({ code }) => code === 'still-placeholder')
    .map((one) => `${one.file}:${one.line} ${one.message}`)

describe('an entry that is a placeholder', () => {
  it('is shown, and its article says so to the preview', () => {
    const loaded = firm(marked('placeholder: true'))
    expect(said(loaded)).toEqual([])
    const page = loaded.site?.routes.find(({ path }) => path === '/news/rates-2027')
    expect(page?.blocks.find(({ type }) => type === 'article')?.placeholder).toBe(true)
  })

  it('is listed before a launch, once, at its own line', () => {
    const line = fileOf(rates).split('\nauthor:')[0]?.split('\n').length ?? 0
    expect(supplied(firm(marked('placeholder: true'), { launch: true }))).toEqual([
      `${rates}:${line + 1} The entry "New rates from January" is still a placeholder.`,
    ])
  })

  it('is listed though it has no page: a row of a table, at its cell', () => {
    const [header = '', first = '', ...rest] = fileOf(people).split('\n')
    const table = [`${header},placeholder`, `${first},yes`, ...rest.map((row) => row && `${row},`)].join('\n')
    expect(supplied(firm({ [people]: table }, { launch: true }))).toEqual([
      `${people}:2 The entry "Ada Halden" is still a placeholder.`,
    ])
  })

  it('is not listed as long as it is a draft, or where it says it is none', () => {
    expect(supplied(firm(marked('placeholder: true\ndraft: true'), { launch: true }))).toEqual([])
    expect(supplied(firm(marked('placeholder: false'), { launch: true }))).toEqual([])
  })

  it('says yes or no', () => {
    expect(said(firm(marked('placeholder: soon')))).toEqual([
      expect.stringMatching(/^\S+ content\/news\/2026-11-03-rates/),
    ])
  })
})
