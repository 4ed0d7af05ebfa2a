import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sectionOptionsIn } from '../schema/section-options.ts'
import type { SectionOptions } from '../site/section-options.ts'
import { BlockProvider } from './block-context.tsx'
import { noNeeds, PageNeedsProvider } from './page-needs.ts'
import { Section } from './section.tsx'

function drawn(section: SectionOptions, preset: Partial<Parameters<typeof Section>[0]> = {}) {
  const needs = noNeeds()
  const markup = renderToStaticMarkup(
    <PageNeedsProvider value={needs}>
      <BlockProvider value={{ key: 'one', opening: false, placeholder: false, section }}>
        <Section {...preset}>Words</Section>
      </BlockProvider>
    </PageNeedsProvider>,
  )
  const [, classes = ''] = /^<section [^>]*class="([^"]*)"/.exec(markup) ?? []
  return { markup, classes: classes.split(' '), styles: [...needs.styles], images: [...needs.images] }
}

it('a section has the options of its block where the author gives none', () => {
  expect(drawn({}, { tone: 'raised', room: 'tight' }).classes).toEqual(['relative', 'section', 'room-tight', 'raised'])
})

it("a section has the author's options where they differ from its block's", () => {
  const { classes } = drawn({ tone: 'band', room: 'airy' }, { tone: 'raised', room: 'tight' })
  expect(classes).toEqual(['relative', 'section', 'room-airy', 'band'])
})

it('a section shares its margin with its neighbours on the page itself, not on a tone, not over a picture', () => {
  const open = [{}, { tone: 'band' }, { background: { file: 'images/a.jpg' } }] as const
  expect(open.map((options) => drawn(options).classes.includes('open'))).toEqual([true, false, false])
})

it('a section adds the styles of its options, and no others', () => {
  expect(drawn({ tone: 'band', width: 'wide', align: 'start' }).styles).toEqual([])
  expect(drawn({ tone: 'accent', width: 'full', align: 'center' }).styles.sort()).toEqual([
    'variant accented',
    'variant align-center',
    'variant width-full',
  ])
})

it('a section shows a decorative picture behind its content', () => {
  const { markup, images, styles } = drawn({ background: { file: 'images/a.jpg', focus: 'top left', duotone: true } })
  expect(markup).toContain('alt=""')
  expect(markup).toContain('crop-fills focus-top-left')
  expect(images).toEqual(['images/a.jpg'])
  expect(styles.sort()).toEqual(['variant crop', 'variant duotone', 'variant pictured'])
})

it('a band sets every colour that a section in the accent sets, so that no text is on the background of another', () => {
  const coloursOf = (sheet: string) =>
    [...(readFileSync(join(import.meta.dirname, sheet), 'utf8').split('@media')[0] ?? '').matchAll(/^ *(--[\w-]+):/gm)]
      .map(([, name]) => name)
      .sort()
  expect(coloursOf('band.css')).toEqual(coloursOf('variants/accented.css'))
})

it('the options of a section are read from the fields of its block, but not from an equally named field with another kind of value', () => {
  expect(sectionOptionsIn({ title: 'T', tone: 'band', width: 300, background: '#ffffff', room: 'airy' })).toEqual({
    tone: 'band',
    room: 'airy',
  })
})
