// The language of the preview.
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { editorLanguages, editorWords, preferredLanguage } from '../../src/preview/words/editor-words.ts'
import { slow } from '../whole-suite.ts'
import { type Project, previewProject } from './preview-project.ts'

it.each([
  [['de-AT', 'en'], 'de'],
  [['pl', 'fr-CA', 'en'], 'fr'],
  [['zh-Hans', 'pl'], 'en'],
  [[], 'en'],
])('the language of the editor for a browser that prefers %j is %s', (tags, language) =>
  expect(preferredLanguage(tags)).toBe(language),
)

it('the language of the editor sets the plural, the separators and the lists', async () => {
  const [de, fr, es] = await Promise.all([editorWords('de'), editorWords('fr'), editorWords('es')])
  expect([0, 1, 1234].map(de.bar.problems)).toEqual(['0 Probleme', '1 Problem', '1.234 Probleme'])
  expect([0, 1, 2].map(fr.bar.problems)).toEqual(['0 problème', '1 problème', '2 problèmes'])
  expect(es.list(['A', 'B', 'next'])).toBe('A, B y next')
})

describe('the language of the preview bar', () => {
  let project: Project
  beforeAll(async () => {
    project = await previewProject()
  })
  afterEach(() => project.closePages())

  it('the preview bar is in the language of the browser, and in another one once it is chosen', async () => {
    const page = await project.open('/', { locale: 'de-AT' })
    const german = page.getByRole('region', { name: 'Vorschau' })
    await german.getByRole('button', { name: 'Bearbeiten', exact: true }).waitFor()
    expect(await german.evaluate((bar) => bar.closest('[lang]')?.getAttribute('lang'))).toBe('de')
    const choice = german.getByRole('combobox', { name: 'Sprache der Bearbeitung' })
    expect(await choice.locator('option').allTextContents()).toEqual(Object.values(editorLanguages))
    await choice.selectOption('Français')
    const french = page.getByRole('region', { name: 'Aperçu' })
    await french.getByRole('button', { name: 'Modifier', exact: true }).waitFor()
    await page.reload()
    await french.getByRole('button', { name: 'Modifier', exact: true }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })

  slow('the note of a text names a field by its title, not by its key in the file', async () => {
    const page = await project.open('/', { locale: 'de-AT' })
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
    await page.locator('h1[data-lectern-text]').click()
    for (const key of ['Control+a', 'Delete', 'Enter']) await page.keyboard.press(key)
    await page.getByText('Der Text von "Titel" ist leer.').waitFor()
  })

  it('the preview lists problems and their fixes in the language of the browser', async () => {
    project.change(/to: \/contact\b/, 'to: /contct')
    const page = await project.open('/', { locale: 'es-ES' })
    const problem = page.locator('[data-code=dead-link]').first()
    await problem.waitFor()
    expect(await problem.locator('.message').textContent()).toMatch(/^No hay ninguna página "\/contct" en la versión /)
    expect(await problem.locator('.apply').textContent()).toBe('Aplicar: Escribir "/contact"')
    project.save(project.original)
  })
})
