// Page templates are in the language of the site.
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { languagesIn } from '../../src/new-site/languages.ts'
import { sectionsOf, templatesFor } from '../../src/preview/client/panel/pages/page-templates.ts'
import type { Json, PanelData } from '../../src/preview/edit-messages.ts'
import { templateTranslations } from '../../src/preview/server/edits/template-translations.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const form = { name: 'contact', at: [], value: {}, schema: {}, pages: ['/kontakt'], answers: {} }
const site: Pick<PanelData, 'forms' | 'translations'> = { forms: [form], translations: {} }

/** The texts in it, without types and addresses. */
function textsIn(value: Json, key = ''): string[] {
  if (typeof value === 'string') return ['type', 'step', 'to', 'form'].includes(key) ? [] : [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([inner, one]) => textsIn(one, inner))
}

describe.each(languagesIn(root).filter(({ tag }) => tag !== 'en'))('page templates in $name', ({ tag }) => {
  it.each(templatesFor(site).map(({ id }) => id))('the page template “%s” has no English text but its title', (id) => {
    const template = templatesFor(site).find((one) => one.id === id)
    if (!template) throw new Error(`There is no template ${id}.`)
    const english = new Set(textsIn(sectionsOf(template, 'First', site)))
    const texts = textsIn(sectionsOf(template, 'First', { ...site, ...templateTranslations(tag, root) }))
    expect(texts).toHaveLength(textsIn(sectionsOf(template, 'First', site)).length)
    expect(texts.filter((words) => english.has(words) && words !== 'First')).toEqual([])
    expect(texts).toContain('First')
  })
})

it('page templates in English, as in a language without translation, keep their texts as they are', () => {
  expect([templateTranslations('en', root), templateTranslations('pt-BR', root)]).toEqual([
    { translations: {} },
    { translations: {} },
  ])
})
