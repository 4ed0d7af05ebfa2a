// What the manifest says of a reading, for journeys to look for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from '../../src/manifest/load.ts'
import type { Site } from '../../src/site/model.ts'
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'

export const root = join(import.meta.dirname, '../..')

export const readings = ['A', 'B'] as const

export function siteOf(reading: string): Site {
  const { site } = load(readFileSync(join(root, 'site.yaml'), 'utf8'), 'site.yaml', { reading })
  if (!site) throw new Error(`site.yaml has no reading ${reading}.`)
  return site
}

export function formOf(reading: string): FormDeclaration {
  const [form] = siteOf(reading).forms
  if (!form) throw new Error(`Reading ${reading} has no form.`)
  return form
}
