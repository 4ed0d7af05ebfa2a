// The manifest's contents of a reading, for journeys to compare with.
import { join } from 'node:path'
import { load } from '../../src/manifest/load.ts'
import type { Route, Site } from '../../src/site/model.ts'
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { allExamples, siteFor } from '../pages/block-examples.ts'

export const root = join(import.meta.dirname, '../..')

/** B alone in a quick run: it has all that A has, and the badge routine. */
export const readings = process.env.LECTERN_JOURNEYS === 'quick' ? (['B'] as const) : (['A', 'B'] as const)

export function siteOf(reading: string): Site {
  const { site } = load(twoReadingsText, twoReadings, { reading })
  if (!site) throw new Error(`${twoReadings} has no reading ${reading}.`)
  return site
}

export function formOf(reading: string): FormDeclaration {
  const [form] = siteOf(reading).forms
  if (!form) throw new Error(`Reading ${reading} has no form.`)
  return form
}

/** A site in the look of a reading with a page for every example of every block; the first is at the root. */
export function siteOfExamples(reading: string): Site {
  const examples = allExamples()
  const routes = examples.map(({ title, block }, at): Route => {
    const path = at === 0 ? '/' : `/${at}`
    return { path, title, description: title, blocks: [block], unlisted: true }
  })
  return { ...siteFor(siteOf(reading), examples), routes }
}
