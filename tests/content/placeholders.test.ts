import { describe, expect, it } from 'vitest'
import { fileOf, firm, reported } from './firm.ts'

const rates = 'content/news/2026-11-03-rates-2027.md'
const people = 'content/people.csv'
const marked = (key: string) => ({ [rates]: fileOf(rates).replace('\nauthor:', `\n${key}\nauthor:`) })
const placeholderProblems = (loaded: ReturnType<typeof firm>) =>
  loaded.problems
    .filter(({ code }) => code === 'still-placeholder')
    .map((one) => `${one.file}:${one.line} ${one.message}`)

describe('an entry that is a placeholder', () => {
  it('is shown, and its article block is marked as a placeholder', () => {
    const loaded = firm(marked('placeholder: true'))
    expect(reported(loaded)).toEqual([])
    const page = loaded.site?.routes.find(({ path }) => path === '/news/rates-2027')
    expect(page?.blocks.find(({ type }) => type === 'article')?.placeholder).toBe(true)
  })

  it('is reported before a launch, once, at its own line', () => {
    const line = fileOf(rates).split('\nauthor:')[0]?.split('\n').length ?? 0
    expect(placeholderProblems(firm(marked('placeholder: true'), { launch: true }))).toEqual([
      `${rates}:${line + 1} The entry "New rates from January" is still a placeholder.`,
    ])
  })

  it('is reported at its row where it is a row of a table without a page', () => {
    const [header = '', first = '', ...rest] = fileOf(people).split('\n')
    const table = [`${header},placeholder`, `${first},yes`, ...rest.map((row) => row && `${row},`)].join('\n')
    expect(placeholderProblems(firm({ [people]: table }, { launch: true }))).toEqual([
      `${people}:2 The entry "Ada Halden" is still a placeholder.`,
    ])
  })

  it('is not reported while it is a draft or says "placeholder: false"', () => {
    expect(placeholderProblems(firm(marked('placeholder: true\ndraft: true'), { launch: true }))).toEqual([])
    expect(placeholderProblems(firm(marked('placeholder: false'), { launch: true }))).toEqual([])
  })

  it('is reported for a value other than yes or no', () => {
    expect(reported(firm(marked('placeholder: soon')))).toEqual([
      expect.stringMatching(/^\S+ content\/news\/2026-11-03-rates/),
    ])
  })
})
