import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withContactLinks } from './contact-links.tsx'

const shown = (text: string) => renderToStaticMarkup(<p>{withContactLinks(text)}</p>)
const whole = (text: string) => [...shown(text).matchAll(/nowrap">(.*?)</g)].map(([, range]) => range)

describe('a range of numbers in running text', () => {
  it('does not wrap at its dash', () => {
    expect(shown('Interviews with 15-30 participants')).toBe(
      '<p>Interviews with <span class="whitespace-nowrap">15-30</span> participants</p>',
    )
  })

  it('is whole with its signs of money, thousands and per cent', () => {
    expect(whole('Costs $50K-150K, takes 3–6 months, saves 40-50%.')).toEqual(['$50K-150K', '3–6', '40-50%'])
  })

  it('does not wrap beside a telephone number, which is a link', () => {
    expect(shown('Ring 01632 960 031 in 5-7 days')).toMatch(
      /<a href="tel:.*?<span class="whitespace-nowrap">5-7<\/span>/,
    )
  })

  it('is not seen in a date, a name or an order number', () => {
    expect(whole('On 2026-11-21 the SARS-CoV-2-19 variant of A4-100 and 12-34-56')).toEqual([])
  })
})
