// Reads the examples of all blocks from their `examples.yaml`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { withForm } from '../../src/preview/catalogue/example-form.ts'
import type { Block, Site } from '../../src/site/model.ts'

const folder = join(import.meta.dirname, '../../src/blocks')

export const blockTypes: string[] = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

export interface BlockExample {
  /** "tiers, default". */
  title: string
  block: Block
}

export function examplesOf(type: string): BlockExample[] {
  const examples = parse(readFileSync(join(folder, type, 'examples.yaml'), 'utf8')) as Record<string, Block['props']>
  return Object.entries(examples).map(([name, props], at) => ({
    title: `${type}, ${name}`,
    block: { type, props, source: `${type} ${at}` },
  }))
}

export const allExamples = (): BlockExample[] => blockTypes.flatMap(examplesOf)

/** Adds the forms that the examples name, and removes redirects, which may point at pages that tests leave out. */
export const siteFor = (site: Site, examples: readonly BlockExample[]): Site =>
  examples.reduce<Site>((all, { block }) => withForm(all, block.props.form), { ...site, redirects: [] })
