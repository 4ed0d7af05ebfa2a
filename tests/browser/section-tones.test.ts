// Parts of blocks that cover their background, on sections with a tone.
import { expect, it } from 'vitest'
import { siteFiles } from '../../src/publish/site-files.ts'
import { examplesOf } from '../pages/block-examples.ts'
import { builtSite, ownBundle } from '../pages/built-site.ts'
import { newVisitor } from './browser.ts'

const parts = [
  ['table', 'tbody th', undefined],
  ['timeline', '.timeline > li:not(.timeline-now)', '::after'],
  ['contents', '.contents-line', undefined],
] as const

it.each(parts)('a %s covers what is behind its parts with the colour of its section', async (type, part, pseudo) => {
  const { site } = await builtSite('A')
  const example = examplesOf(type).at(-1)
  if (!example) throw new Error(`There is no example of ${type}.`)
  const blocks = (['ground', 'raised', 'band', 'accent'] as const).map((tone) => ({
    ...example.block,
    props: { ...example.block.props, tone },
  }))
  const route = { path: '/', title: 'Tones', description: '', unlisted: false, blocks }
  const { files } = siteFiles({ ...site, routes: [route], redirects: [] }, await ownBundle())
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await page.setContent(String(files.get('index.html')))
  const seen = await page.locator('main > section').evaluateAll(
    (sections, { part, pseudo }) =>
      sections.map((section) => {
        const own = getComputedStyle(section).backgroundColor
        const covered = getComputedStyle(
          section.matches(part) ? section : (section.querySelector(part) as Element),
          pseudo,
        ).backgroundColor
        return {
          own: own === 'rgba(0, 0, 0, 0)' ? getComputedStyle(document.documentElement).backgroundColor : own,
          covered,
        }
      }),
    { part, pseudo },
  )
  expect(new Set(seen.map(({ own }) => own)).size).toBe(4)
  expect(seen.map(({ covered }) => covered)).toEqual(seen.map(({ own }) => own))
  await visitor.close()
})
