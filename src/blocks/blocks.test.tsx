// Checks every block found by folder: its examples must fit the schema, render, and be valid HTML.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bakerySite } from '../../tests/fixtures/bakery.ts'
import { withForm } from '../preview/catalogue/example-form.ts'
import { blockGroups } from '../schema/block-groups.ts'
import { type BlockSchema, blockDefinitions } from '../schema/manifest/block.ts'
import { type SchemaNode, schemaNodeOf } from '../schema/schema-node.ts'
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

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The markup is a fragment without line breaks, and its class names follow our own CSS.
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
    // A conditional field is wrapped in a fieldset only to disable it, so it needs no legend.
    'wcag/h71': 'off',
  },
})

function rendered(type: string, props: Record<string, unknown>, section?: SectionOptions): string {
  const View = blockViews[type]
  if (!View) throw new Error(`${type} has no view.`)
  return renderToStaticMarkup(
    <PageProvider value={{ site: withForm(bakerySite, props.form), path: '/' }}>
      <BlockProvider value={{ key: 'block-1', opening: false, placeholder: false, section }}>
        <InnerBlockViews value={blockViews}>
          <View {...props} />
        </InnerBlockViews>
      </BlockProvider>
    </PageProvider>,
  )
}

const phone = '+41 44 123 45 67'
/** Text fields with a smaller `maxLength` hold labels, prices and names. */
const minSentenceLength = 200

function withNumber(value: unknown, schema: SchemaNode | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => withNumber(item, schema?.items))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withNumber(inner, schema?.properties?.[key])]),
    )
  const { 'x-kind': kind = 'name', maxLength = 0 } = schema ?? {}
  const isSentence = ['text', 'markdown'].includes(kind) && maxLength >= minSentenceLength
  return typeof value === 'string' && isSentence ? `${value} ${phone}` : value
}

/** The 80 characters before each phone number that is not in a link, heading or label. */
const unlinked = (html: string): string[] =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/ alt="[^"]*"/g, '')
    .replace(/<(a|h[1-6]|th|dt|label|legend|button)\b.*?<\/\1>/gs, '')
    .split(phone)
    .slice(0, -1)
    .map((before) => before.slice(-80))

it.each(folders)('the block folder %s has a schema, a view and examples', (type) => {
  const files = readdirSync(here + type)
  expect(['schema.ts', 'view.tsx', 'examples.yaml'].filter((name) => !files.includes(name))).toEqual([])
  expect([type in blockSchemas, type in blockViews]).toEqual([true, true])
})

it.each(folders)('the block %s has a description, and so has each of its fields', (type) => {
  const undescribed: string[] = []
  const walk = (schema: Record<string, unknown>, path: string) => {
    if (typeof schema.description !== 'string') undescribed.push(path)
    for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>))
      walk(field, `${path}.${name}`)
    if (schema.items) walk(schema.items as Record<string, unknown>, `${path}[]`)
  }
  walk(JSON.parse(JSON.stringify(blockSchemas[type])) as Record<string, unknown>, type)
  expect(undescribed).toEqual([])
})

it.each(folders)('the block %s is in a group of the catalogue', (type) => {
  expect(blockGroups).toContain(blockSchemas[type]?.['x-group'])
})

for (const type of folders) {
  const valid = ajv.compile({ ...definitions[type], $defs: definitions })
  for (const [name, props] of Object.entries(examplesOf(type))) {
    describe(`the example ${name} of the block ${type}`, () => {
      it(`the example ${name} of ${type} fits the schema`, () => {
        expect(valid({ type, ...props }), JSON.stringify(valid.errors)).toBe(true)
      })

      it(`the example ${name} of ${type} renders as valid HTML`, async () => {
        const report = await html.validateString(rendered(type, props))
        expect(
          report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
        ).toEqual([])
      })

      it(`the example ${name} of ${type} links phone numbers in all of its sentences, except in titles and links`, () => {
        const withNumbers = withNumber(props, schemaNodeOf(blockSchemas[type] as BlockSchema))
        expect(unlinked(rendered(type, withNumbers as typeof props))).toEqual([])
      })

      it(`the example ${name} of ${type} shows the background image of the section options`, () => {
        const markup = rendered(type, props, { background: { file: '/images/behind.jpg' } })
        expect(markup).toMatch(/class="[^"]*\bpictured\b/)
        expect(markup).toContain('<div class="backdrop"><img')
      })

      it(`the example ${name} of ${type} escapes markup in its texts`, () => {
        const markup = rendered(type, props)
        expect(markup).not.toMatch(/<b>|<script(?! type="application\/json")/)
      })
    })
  }
}
