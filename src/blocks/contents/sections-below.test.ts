import { expect, it } from 'vitest'
import { sectionsBelow } from './sections-below.ts'

const block = (type: string, title?: string, id?: string) => ({ type, id, source: '', props: title ? { title } : {} })
const page = [
  block('page-intro', 'Research'),
  block('contents', 'Questions'),
  block('media', 'Paths'),
  block('picture'),
]

it('contents list the titled sections below, except closing blocks', () => {
  const below = sectionsBelow([...page, block('chart', 'Flow'), block('closing', 'Come')], 'block-2')
  expect(below.map(({ title, anchor }) => `${title} ${anchor}`)).toEqual(['Paths block-3-title', 'Flow block-5-title'])
})

it('contents list only sections with an id, if any has one', () => {
  const below = sectionsBelow([...page, block('media', 'Ages', 'ages')], 'block-2')
  expect(below.map(({ anchor }) => anchor)).toEqual(['ages'])
})
