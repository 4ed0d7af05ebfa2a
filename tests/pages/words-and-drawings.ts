// Layout checks in a browser: words stay whole and inside the window, and drawings do not make text hard to read.
import type { Page } from 'playwright'
import { isWhole } from '../how-much.ts'

/** Window widths, including those around the breakpoints. */
export const wordWidths = isWhole
  ? Array.from({ length: 71 }, (_, at) => 320 + at * 16)
  : [320, 375, 768, 960, 1136, 1440]

/**
 * Runs in the page. Words on two lines. A line may end behind a hyphen or a dash, and where the text has a place for it; a word of
 * more than thirty letters is excused, as no phone has room for it.
 */
const brokenWords = () => {
  // Hyphenation is off, since hyphenation dictionaries differ between browsers.
  const whole = new CSSStyleSheet()
  whole.replaceSync('*{hyphens:manual!important}')
  document.adoptedStyleSheets = [whole]
  const isSeen = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isSeen(node.parentElement) || node.parentElement?.closest('script, style, .sr-only, thead')) continue
    for (const word of (node.textContent ?? '').matchAll(/[^\s\u00ad\u200b\-\u2013\u2014]+/g)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1 && word[0].length <= 30) found.push(`${node.parentElement?.localName}: ${word[0]}`)
    }
  }
  return found
}

/** Broken words of the open page, at each width. */
export async function brokenAt(page: Page, widths: readonly number[]): Promise<Record<string, string[]>> {
  const broken: Record<string, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await page.evaluate(brokenWords)
    if (found.length > 0) broken[width] = found
  }
  return broken
}

/** Runs in the page. What reaches beyond the window, unless it can be scrolled to within its box or is drawn for the eye alone. */
export const beyondWindow = () => {
  const isExcused = (element: Element) =>
    element.closest('svg, [aria-hidden="true"], .sr-only, .skip-link') !== null ||
    [...document.querySelectorAll('*')].some(
      (box) => box !== element && box.contains(element) && /auto|scroll/.test(getComputedStyle(box).overflowX),
    )
  const { clientWidth, scrollWidth } = document.documentElement
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (right > clientWidth + 0.5 || left < -0.5) && !isExcused(element)
  })
  const names = found.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)
  return scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`, ...names] : names
}

interface Line {
  text: string
  colour: string
  isLarge: boolean
  box: { x: number; y: number; width: number; height: number }
}

/** Runs in the page. Every line of text near a drawing, which is then made invisible, and where the drawings stand. */
const hideText = () => {
  const drawings = [...document.querySelectorAll('main .motif')].flatMap((drawing) => {
    const { left, top, width, height } = drawing.getBoundingClientRect()
    const x = Math.max(0, left - 48)
    const right = Math.min(document.documentElement.clientWidth, left + width + 48)
    const y = Math.max(0, top + scrollY - 48)
    const bottom = top + scrollY + height + 48
    return width > 0 && right > x ? [{ x, y, width: right - x, height: bottom - y }] : []
  })
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest('script, style, .sr-only') || node.textContent?.trim() === '') continue
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects())
      lines.push({
        text: node.textContent?.trim().slice(0, 40) ?? '',
        colour: color,
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        box: { x, y: y + scrollY, width, height },
      })
  }
  const hidden = new CSSStyleSheet()
  // A sticky header would cover content in the screenshot.
  hidden.replaceSync('main *{color:transparent!important}.bar,.arrow{visibility:hidden!important}')
  document.adoptedStyleSheets = [hidden]
  return { drawings, lines }
}

/** Runs in a page of its own. The worst contrast of each line with what lies under it, where that is too little. */
const judge = async ({ png, at, lines }: { png: string; at: { x: number; y: number }; lines: Line[] }) => {
  const image = await createImageBitmap(await (await fetch(png)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas.')
  const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((one) =>
      one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const luminanceOf = (colour: string) => {
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    return luminance(context.getImageData(0, 0, 1, 1).data)
  }
  const inks = lines.map(({ colour }) => luminanceOf(colour))
  context.drawImage(image, 0, 0)
  return lines.flatMap(({ text, isLarge, box }, which) => {
    const left = Math.max(0, Math.round(box.x - at.x))
    const top = Math.max(0, Math.round(box.y - at.y))
    const width = Math.min(image.width, Math.round(box.x - at.x + box.width)) - left
    const height = Math.min(image.height, Math.round(box.y - at.y + box.height)) - top
    if (width < 1 || height < 1) return []
    const { data } = context.getImageData(left, top, width, height)
    const ink = inks[which] ?? 0
    let worst = 21
    for (let from = 0; from < data.length; from += 4) {
      const ground = luminance(data.subarray(from, from + 3))
      worst = Math.min(worst, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
    }
    return worst < (isLarge ? 3 : 4.5) ? [`${text}: ${worst.toFixed(2)}`] : []
  })
}

/** Lines of the open page that a drawing makes hard to read, and the number of drawings checked. */
export async function hardToRead(page: Page, judged: Page): Promise<{ drawings: number; hard: string[] }> {
  const { drawings, lines } = await page.evaluate(hideText)
  const hard: string[] = []
  for (const clip of drawings) {
    const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
    const near = lines.filter(
      ({ box }) =>
        box.x < clip.x + clip.width &&
        box.x + box.width > clip.x &&
        box.y < clip.y + clip.height &&
        box.y + box.height > clip.y,
    )
    const at = { x: clip.x, y: clip.y }
    hard.push(
      ...(await judged.evaluate(judge, { png: `data:image/png;base64,${png.toString('base64')}`, at, lines: near })),
    )
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return { drawings: drawings.length, hard }
}
