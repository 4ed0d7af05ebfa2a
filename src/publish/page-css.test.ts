import { describe, expect, it } from 'vitest'
import { cssPicker } from './page-css.ts'

const picked = (css: string, html: string, islandCode = '') => cssPicker(css, islandCode)(html)

describe('the styles of a page', () => {
  it('keeps a rule for a class that stands in the page and drops one that does not', () => {
    expect(picked('.a{color:red}.b{color:blue}', '<p class="a c">')).toBe('.a{color:red}')
  })

  it('drops rules for elements the page does not have, one selector at a time', () => {
    expect(picked('ol,ul{margin:0}table{border:0}', '<ul></ul>')).toBe('ul{margin:0}')
  })

  it('keeps a rule when any alternative of :is() can match', () => {
    expect(picked(':is(.x,.a) p{color:red}', '<p class="a">')).toBe(':is(.x,.a) p{color:red}')
    expect(picked(':where(.x,.y) p{color:red}', '<p class="a">')).toBe('')
  })

  it('asks nothing of what :not() names', () => {
    expect(picked('p:not(.x){color:red}', '<p>')).toBe('p:not(.x){color:red}')
  })

  it('understands escaped class names', () => {
    const css = '@media (min-width:48rem){.md\\:grid-cols-\\[1fr_2fr\\]{display:grid}.md\\:flex{display:flex}}'
    expect(picked(css, '<p class="md:grid-cols-[1fr_2fr]">')).toBe(
      '@media (min-width:48rem){.md\\:grid-cols-\\[1fr_2fr\\]{display:grid}}',
    )
  })

  it('drops parts of controls from a page without controls', () => {
    const css = '::placeholder{color:red}::-webkit-date-and-time-value{margin:0}:focus-visible{outline:0}'
    expect(picked(css, '<p>')).toBe(':focus-visible{outline:0}')
    expect(picked(css, '<input>')).toBe(css)
  })

  it('drops custom properties nobody reads, and those only they read', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:var(--c)}p{margin:var(--d)}@property --b{syntax:"*"}'
    expect(picked(css, '<p>')).toBe(':root{--c:2px;--d:var(--c)}p{margin:var(--d)}')
  })

  it('keeps an animation only where it is used', () => {
    const css = '@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}.a{animation:in 1s}'
    expect(picked(css, '<p class="a">')).toBe('@keyframes in{to{opacity:1}}.a{animation:in 1s}')
  })

  it('keeps what an island may put on the page, on pages with an island', () => {
    const css = '.toast{color:red}dialog{color:blue}'
    expect(picked(css, '<div data-island="form">', 'x("toast",`dialog`)')).toBe(css)
    expect(picked(css, '<div>', 'x("toast",`dialog`)')).toBe('')
  })

  it('keeps at-rules that hold declarations or nothing at all', () => {
    const css = '@layer base,components;@view-transition{navigation:auto}'
    expect(picked(css, '<p>')).toBe(css)
  })
})
