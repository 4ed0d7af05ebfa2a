// One suite for every block, present and future: what its examples show must be valid, render, and be valid HTML.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { load } from '../manifest/load.ts'
import { withForm } from '../preview/catalogue/example-form.ts'
import { blockGroups } from '../schema/block-groups.ts'
import { type BlockSchema, blockDefinitions } from '../schema/manifest/block.ts'
import { type SchemaNode, schemaNodeOf } from '../schema/schema-node.ts'
import type { Site } from '../site/model.ts'
import type { SectionOptions } from '../site/section-options.ts'
import { BlockProvider } from '../ui/block-context.tsx'
import { InnerBlockViews } from '../ui/inner-block.tsx'
import { PageProvider } from '../ui/site-context.tsx'
import { blockSchemas } from './schemas.ts'
import { blockViews } from './views.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

type Examples = Record<string, Record<string, unknown>>
const examplesOf = (type: string): Examples => parse(readFileSync(`${here}${type}/examples.yaml`, 'utf8')) as Examples

const ajv = new Ajv({ strict: true, allErrors: true, keywords: ['x-kind', 'x-alongside', 'markdownEnumDescriptions'] })
const definitions = blockDefinitions(blockSchemas)

const site = anySite()
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The markup is a part of a page, written without line breaks, and named for CSS of our own.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    'tel-non-breaking': 'off',
    // React writes boolean attributes with an empty value and void elements with a slash.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'class-pattern': 'off',
    'prefer-native-element': 'off',
    // A field with a condition stands in a fieldset of its own, which is disabled while the condition is not met and groups nothing.
    'wcag/h71': 'off',
  },
})

function anySite(): Site {
  const text = readFileSync(fileURLToPath(new URL('../../tests/fixtures/bakery.yaml', import.meta.url)), 'utf8')
  const { site } = load(text, 'bakery.yaml')
  if (!site) throw new Error('bakery.yaml does not load.')
  return site
}

function rendered(type: string, props: Record<string, unknown>, section?: SectionOptions): string {
  const View = blockViews[type]
  if (!View) throw new Error(`${type} has no view.`)
  return renderToStaticMarkup(
    <PageProvider value={{ site: withForm(site, props.form), path: '/' }}>
      <BlockProvider value={{ key: 'block-1', opening: false, placeholder: false, section }}>
        <InnerBlockViews value={blockViews}>
          <View {...props} />
        </InnerBlockViews>
      </BlockProvider>
    </PageProvider>,
  )
}

const phone = '+41 44 123 45 67'
/** Shorter ones are labels, prices, names. */
const shortestSentence = 200

function withNumber(value: unknown, schema: SchemaNode | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withNumber(item, schema?.items))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withNumber(inner, schema?.properties?.[key])]),
    )
  const { 'x-kind': kind = 'name', maxLength = 0 } = schema ?? {}
  const isSentence = ['text', 'markdown'].includes(kind) && maxLength >= shortestSentence
  return typeof value === 'string' && isSentence ? `${value} ${phone}` : value
}

/** What stands around each number that is no link. */
const unlinked = (html: string): string[] =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/ alt="[^"]*"/g, '')
    .replace(/<(a|h[1-6]|th|dt|label|legend|button)\b.*?<\/\1>/gs, '')
    .split(phone)
    .slice(0, -1)
    .map((before) => before.slice(-80))

describe('a block folder', () => {
  it.each(folders)('%s has a schema, a view and examples', (type) => {
    const files = readdirSync(here + type)
    expect(['schema.ts', 'view.tsx', 'examples.yaml'].filter((name) => !files.includes(name))).toEqual([])
    expect([type in blockSchemas, type in blockViews]).toEqual([true, true])
  })

  it.each(folders)('%s says what it is and what each of its fields is', (type) => {
    const untold: string[] = []
    const walk = (schema: Record<string, unknown>, path: string) => {
      if (typeof schema.description !== 'string') untold.push(path)
      for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>))
        walk(field, `${path}.${name}`)
      if (schema.items) walk(schema.items as Record<string, unknown>, `${path}[]`)
    }
    walk(JSON.parse(JSON.stringify(blockSchemas[type])) as Record<string, unknown>, type)
    expect(untold).toEqual([])
  })

  it.each(folders)('%s says which group of the catalogue it is in', (type) => {
    expect(Object.keys(blockGroups)).toContain(blockSchemas[type]?.['x-group'])
  })
})

for (const type of folders) {
  const valid = ajv.compile({ ...definitions[type], $defs: definitions })
  for (const [name, props] of Object.entries(examplesOf(type))) {
    describe(`${type}, ${name}`, () => {
      it('is what an author may write', () => {
        expect(valid({ type, ...props }), JSON.stringify(valid.errors)).toBe(true)
      })

      it('renders as valid HTML', async () => {
        const report = await html.validateString(rendered(type, props))
        expect(
          report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
        ).toEqual([])
      })

      it('links a telephone number in each of its sentences, outside titles and other links', () => {
        const withNumbers = withNumber(props, schemaNodeOf(blockSchemas[type] as BlockSchema))
        expect(unlinked(rendered(type, withNumbers as typeof props))).toEqual([])
      })

      it('shows the picture that its author puts behind it', () => {
        const markup = rendered(type, props, { background: { file: '/images/behind.jpg' } })
        expect(markup).toMatch(/class="[^"]*\bpictured\b/)
        expect(markup).toContain('<div class="backdrop"><img')
      })

      it('shows markup in its texts as text', () => {
        const markup = rendered(type, props)
        expect(markup).not.toMatch(/<b>|<script(?! type="application\/json")/)
      })
    })
  }
}
