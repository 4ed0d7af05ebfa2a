// Pages with many blocks in a preset's look and with section options, and checks that run in the page.
import { join } from 'node:path'
import type { Page } from 'playwright'
import { siteImages } from '../../src/images/site-images.ts'
import { completeTheme } from '../../src/presets/complete-theme.ts'
import { presetFaces } from '../../src/presets/preset-files.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Block, Route } from '../../src/site/model.ts'
import type { SectionOptions } from '../../src/site/section-options.ts'
import { twoReadingsPublic } from '../fixtures/two-readings.ts'
import { allExamples, siteFor } from '../pages/block-examples.ts'
import { builtSite, ownBundle, root } from '../pages/built-site.ts'

const background = { file: 'images/oven.jpg' }

/** Twelve variants with every value of every option, and every pair of tone and width. */
export const sectionVariants: readonly SectionOptions[] = [
  {},
  { tone: 'raised', width: 'text', room: 'airy', align: 'center' },
  { tone: 'band', width: 'full', room: 'tight', align: 'start' },
  { tone: 'accent', width: 'wide', room: 'normal', align: 'center' },
  { tone: 'ground', width: 'full', room: 'airy', align: 'center' },
  { tone: 'band', width: 'text', room: 'normal', align: 'center' },
  { tone: 'accent', width: 'full', room: 'airy', align: 'start' },
  { tone: 'raised', width: 'full', room: 'normal', align: 'start' },
  { tone: 'ground', width: 'text', room: 'tight', align: 'start' },
  { tone: 'accent', width: 'text', room: 'tight', align: 'center' },
  { tone: 'band', width: 'wide', room: 'airy', align: 'center' },
  { tone: 'raised', width: 'wide', room: 'tight', align: 'center', background },
]

export interface ShownBlock {
  block: Block
  options: SectionOptions
}

/** The block with its options, except those that have the name of a field of its own. */
const withOptions = ({ block, options }: ShownBlock, at: number): Block => ({
  ...block,
  props: { ...options, ...block.props },
  source: `sweep ${at}`,
})

let number = 0

/** Opens a page of these blocks in the look of the preset. */
export async function showBlocks(page: Page, preset: string, shown: readonly ShownBlock[]): Promise<void> {
  const site = siteFor((await builtSite('A')).site, allExamples())
  const opening = { type: 'page-intro', props: { title: preset }, source: 'sweep' }
  const blocks = [opening, ...shown.map(withOptions)]
  const route: Route = { path: '/', title: preset, description: '', unlisted: false, blocks }
  const swept = {
    ...site,
    theme: completeTheme({ preset }),
    routes: [route],
    backend: { ...site.backend, signIn: true },
  }
  const folders = { publicFolder: join(root, twoReadingsPublic), imagesFolder: join(root, 'images') }
  const pictures = await siteImages({ routes: [route] }, folders, join(root, 'node_modules/.cache/lectern/images'))
  const { files } = siteFiles(swept, await ownBundle(), undefined, { images: pictures.images })
  const faces = presetFaces(root, swept.theme)
  // No server has this origin: every request is answered here.
  await page.unroute('**/*')
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    const body = path === '' ? files.get('index.html') : (faces.get(path) ?? pictures.files.get(path))
    if (body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ body, ...(path === '' && { contentType: 'text/html; charset=utf-8' }) })
  })
  await page.goto(`http://sweep.test/?${++number}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Runs in the page. Headings of more than four lines, texts cut off by a box, and figures that overlap their neighbours. */
export const tallOrCut = () => {
  const found: string[] = []
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom))
    return tops.sort((a, b) => a - b).filter((top, at) => at === 0 || top - (tops[at - 1] ?? 0) > 6).length
  }
  const sections = [...document.querySelectorAll('main > *')]
  const sectionOf = (element: Element) =>
    `section ${sections.indexOf(element.closest('main > *') as Element)}, ${element.className}`
  for (const heading of document.querySelectorAll('main .heading')) {
    const lines = heading.checkVisibility() ? linesOf(heading) : 0
    if (lines > 4)
      found.push(
        `${sectionOf(heading)}: ${heading.localName} of ${lines} lines, ${heading.textContent?.length} letters`,
      )
  }
  for (const figure of document.querySelectorAll('main dl > div > dd')) {
    const range = document.createRange()
    range.selectNodeContents(figure)
    const [text, box] = [range.getBoundingClientRect(), figure.parentElement?.getBoundingClientRect()]
    if (box && (text.left < box.left - 1 || text.right > box.right + 1))
      found.push(`${sectionOf(figure)}: “${figure.textContent?.slice(0, 40)}” reaches into what stands beside it`)
  }
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (
      !element?.checkVisibility({ visibilityProperty: true }) ||
      element.closest('svg, .sr-only, script, style') ||
      !node.textContent?.trim()
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let box: Element | null = element; box && box.localName !== 'main'; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (/auto|scroll/.test(overflowX + overflowY)) break
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isCut =
        (/hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1)) ||
        (/hidden|clip/.test(overflowY) && (text.top < top - 3 || text.bottom > bottom + 3))
      if (isCut) found.push(`${box.localName}.${box.className} cuts “${node.textContent.trim().slice(0, 40)}”`)
    }
  }
  return [...new Set(found)]
}

/** Runs in the page. Links and controls whose middle a pointer does not reach. */
export const covered = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')].flatMap(
    (element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (element.closest('.skip, .sr-only')) return []
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = element.getClientRects()
      const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return !hit || element.contains(hit) ? [] : [`${hit.localName} covers “${element.textContent?.trim()}”`]
    },
  )

/** Runs in the page. Spaces its texts as a reader may, by WCAG 1.4.12. */
export const whenSpaced = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. Boxes that are not mirrored when the direction is reversed. */
export const notMirrored = () => {
  const boxes = [...document.querySelectorAll('main section .wrap :is(h1,h2,h3,p,ul,ol,dl,figure,table,form,details)')]
  const isExcused = (element: Element) =>
    !element.checkVisibility() || element.closest('[dir], svg, pre, code, .sr-only, [popover], dialog') !== null
  const measured = boxes.filter((element) => !isExcused(element))
  const width = document.documentElement.clientWidth
  const before = measured.map((element) => element.getBoundingClientRect())
  document.documentElement.dir = 'rtl'
  const found = measured.flatMap((element, at) => {
    const { left = 0, right = 0 } = before[at] ?? {}
    const now = element.getBoundingClientRect()
    const isMirrored = Math.abs(width - right - now.left) < 2 && Math.abs(width - left - now.right) < 2
    return isMirrored ? [] : [`${element.localName}.${element.className} in ${element.closest('main > *')?.className}`]
  })
  return [...new Set(found)]
}

/** Runs in the page. Visible texts of sections that are printed; those that open on a click are listed separately. */
export const seenTexts = () =>
  [...document.querySelectorAll('main h1, main h2, main h3, main p, main li, main dt, main dd, main td, main summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((element) =>
      element.closest(
        '.closing, .share, .sign-up-form, [popover], :has(> .wrap > .newsletter), :has(> [data-island="request-form"])',
      )
        ? []
        : (element.textContent ?? ''),
    )

/** Runs in the page, with forced colours. Texts whose colour is not the forced one for their background. */
export const unforced = () => {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255)
    return 0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2
  }
  const groundOf = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(0, 0, 0)'
    return element && /, 0\)$|transparent/.test(colour) ? groundOf(element.parentElement) : colour
  }
  const texts = [...document.querySelectorAll('main *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg, .sr-only') &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  )
  return texts.flatMap((element) => {
    const [ink, ground] = [luminance(getComputedStyle(element).color), luminance(groundOf(element))]
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
    return contrast < 4.5 ? [`${element.localName}.${element.className}: ${contrast.toFixed(2)}`] : []
  })
}
