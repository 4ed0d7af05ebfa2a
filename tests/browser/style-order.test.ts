// The parts of a site's styles are loaded in any number and order: a block looks the same whatever others are on the page.
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ClientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Block } from '../../src/site/model.ts'
import { blockStyle, islandStyle, variantStyle } from '../../src/ui/style-names.ts'
import { allExamples, siteFor } from '../pages/block-examples.ts'
import { builtSite, ownBundle } from '../pages/built-site.ts'
import { slow } from '../whole-suite.ts'
import { newVisitor } from './browser.ts'

/** Style sheets that depend on what a block shows. */
const variants = ['fitted', 'crop', 'width-text', 'accented']

let context: BrowserContext
let page: Page
let blocks: Block[]
let bundle: ClientBundle

/** One page with every example of every type of block. */
beforeAll(async () => {
  const examples = allExamples()
  blocks = examples.map(({ block }) => block)
  const known = siteFor((await builtSite('A')).site, examples)
  const route = { path: '/', title: 'All', description: '', unlisted: false, blocks }
  const backend = { ...known.backend, signIn: true }
  bundle = await ownBundle()
  const { files } = siteFiles({ ...known, routes: [route], backend }, bundle)
  context = await newVisitor({ reducedMotion: 'reduce' })
  page = await context.newPage()
  await page.setContent(String(files.get('index.html')).replaceAll(/<script type="module".*?<\/script>/g, ''))
})
afterAll(() => context.close())

/** Types of the blocks inside the examples of a type. */
const innerTypes = (type: string): string[] =>
  blocks.flatMap((block) =>
    block.type === type && Array.isArray(block.props.blocks)
      ? block.props.blocks.map((inner) => String(inner.type))
      : [],
  )

/** Differences of each block's computed styles between all sheets and the sheets of its own parts. */
const differences = (own: Record<string, string[]>, types: string[]) =>
  page.evaluate(
    ({ own, types }) => {
      const sheets = [...document.styleSheets]
      const textOf = ({ ownerNode }: StyleSheet) => ownerNode?.textContent ?? ''
      const wear = (worn: (sheet: StyleSheet, at: number) => boolean) => {
        for (const [at, sheet] of sheets.entries()) sheet.disabled = !worn(sheet, at)
      }
      /** Only properties that some sheet sets can differ. Custom properties show in those that use them. */
      const declared = new Set<string>()
      const collect = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) for (const property of rule.style) declared.add(property)
          if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList)
        }
      }
      for (const { cssRules } of sheets) collect(cssRules)
      const properties = [...declared].filter((property) => !property.startsWith('--'))
      const styleOf = (style: CSSStyleDeclaration) => properties.map((property) => style.getPropertyValue(property))
      const lookOf = (block: Element) =>
        [block, ...block.querySelectorAll('*')].flatMap((element) =>
          ['', '::before', '::after'].flatMap((part) => {
            const style = getComputedStyle(element, part)
            if (part !== '' && style.content === 'none') return []
            return {
              name: `${element.localName}.${[...element.classList].join('.')}${part}`,
              style: styleOf(style),
            }
          }),
        )
      const places = [...(document.querySelector('main')?.children ?? [])]
      wear(() => true)
      const among = places.map(lookOf)
      const found = Object.entries(own).flatMap(([type, texts]) => {
        wear((sheet, at) => at === 0 || texts.includes(textOf(sheet)))
        return places.flatMap((place, at) =>
          types[at] !== type
            ? []
            : lookOf(place).flatMap(({ name, style }, nth) =>
                style.flatMap((value, which) =>
                  among[at]?.[nth]?.style[which] === value ? [] : [`${type}, ${name}, ${properties[which]}: ${value}`],
                ),
              ),
        )
      })
      wear(() => true)
      return { found, looked: among.flat().length, held: properties.length, worn: sheets.length }
    },
    { own, types },
  )

slow.each([1280])(
  'every block looks as it does alone, whichever parts come before or after its own, %i wide',
  async (width) => {
    await page.setViewportSize({ width, height: 800 })
    const types = blocks.map(({ type }) => type)
    const { styles, sharedStyles } = bundle
    const own = Object.fromEntries(
      types.map((type) => {
        const names = [type, ...innerTypes(type)].flatMap((one) => [blockStyle(one), islandStyle(one)])
        names.push(...variants.map(variantStyle))
        const shared = names.flatMap((name) => sharedStyles[name] ?? [])
        return [type, [...shared, ...names].map((name) => styles[name] ?? '')]
      }),
    )
    for (const _ of ['as built', 'turned round']) {
      const { found, looked, held, worn } = await differences(own, types)
      expect(looked).toBeGreaterThan(1000)
      expect(held).toBeGreaterThan(100)
      expect(worn).toBeGreaterThan(new Set(types).size)
      expect(found).toEqual([])
      await page.evaluate(() => {
        const [first, ...others] = document.querySelectorAll('style')
        for (const part of others) first?.after(part)
      })
    }
  },
)
