// Finds the elements that show each text by walking the page and its dyed rendering in parallel.
import type { Path } from '../../../problems/finding.ts'
import { dyesIn, shapeOf } from './dye.ts'
import type { DyedDrawing } from './dyed-drawing.tsx'

export interface PlacedOrigin {
  /** Path of the text in the resolved site. */
  pointer: Path
  /** Shows only this text or a part of it. */
  element: HTMLElement
  /** The text's own node, if its element also contains other elements. */
  node?: Text
}

/** Elements whose text is not shown. */
const skipped = 'script, style, svg, noscript, template, textarea, [hidden]'

/** Returns the places in page order. A text may have several places, or none. */
export function placedOrigins(page: Element, { root, pointers, shapes }: DyedDrawing): PlacedOrigin[] {
  const dyes = new Map<Text, ReadonlySet<number>>()
  pair(page, root, dyes)
  const placed: PlacedOrigin[] = []
  const place = (holder: Element) => {
    const number = onlyDye(holder, dyes)
    const pointer = number === undefined ? undefined : pointers[number]
    const element = innermost(holder)
    const [one, ...others] = contentOf(element)
    // Children that each show the whole text are a place each; children that show parts of it are one place together.
    const isRepeated = others.length > 0 && shapeOf(one?.textContent ?? '') === shapes[number ?? -1]
    if (pointer && !isRepeated) {
      const isPlain = one instanceof Text && others.length === 0 && element.childElementCount > 0
      if (element instanceof HTMLElement) placed.push({ pointer, element, ...(isPlain && { node: one }) })
      return
    }
    for (const child of contentOf(isRepeated ? element : holder)) {
      if (child instanceof Element) place(child)
      else {
        const [only, ...more] = dyes.get(child) ?? []
        const own = only === undefined || more.length > 0 ? undefined : pointers[only]
        if (own && holder instanceof HTMLElement) placed.push({ pointer: own, element: holder, node: child })
      }
    }
  }
  place(page)
  return seen(placed)
}

const isRead = (node: Node): node is Element | Text =>
  node instanceof Text
    ? (node.nodeValue ?? '').trim() !== ''
    : node instanceof Element && !node.matches(skipped) && (node.textContent ?? '').trim() !== ''

/** Child nodes with shown text. */
const contentOf = (element: Element): (Element | Text)[] => [...element.childNodes].filter(isRead)

const textsIn = (element: Element): Text[] =>
  contentOf(element).flatMap((child) => (child instanceof Text ? [child] : textsIn(child)))

const wordsIn = (element: Element): string[] => textsIn(element).map(({ data }) => data)

/** Whether the words have nothing to dye, such as a dash between two texts. */
const isNeutral = (words: string) => !/[\p{L}\p{N}\p{Co}]/u.test(words)

const nameOf = (node: Node) => (node instanceof Element ? node.localName : '#text')

/** Records the dyes of each text node of the page. Nodes without a counterpart in the dyed rendering get none. */
function pair(page: Element, dyed: Element, dyes: Map<Text, ReadonlySet<number>>) {
  // A view may render a single text differently when dyed, such as its links, so the texts are compared as a whole.
  const read = wordsIn(dyed)
  const whole = dyesIn(read.join(''))
  const isOne = whole.size === 1 && read.every((words) => isNeutral(words) || dyesIn(words).size > 0)
  if (isOne && shapeOf(read.join('')) === shapeOf(wordsIn(page).join(''))) {
    for (const node of textsIn(page)) dyes.set(node, whole)
    return
  }
  const [ours, theirs] = [contentOf(page), contentOf(dyed)]
  const isAlike = (at: number, other: number) => {
    const [one, two] = [ours[at], theirs[other]]
    return one !== undefined && two !== undefined && nameOf(one) === nameOf(two)
  }
  const length = Math.min(ours.length, theirs.length)
  let [head, tail] = [0, 0]
  while (head < length && isAlike(head, head)) head++
  while (tail < length - head && isAlike(ours.length - 1 - tail, theirs.length - 1 - tail)) tail++
  for (const [at, one] of ours.entries()) {
    const other =
      at < head ? theirs[at] : at >= ours.length - tail ? theirs[at - ours.length + theirs.length] : undefined
    if (one instanceof Element && other instanceof Element) pair(one, other, dyes)
    else if (one instanceof Text && other && shapeOf(one.data) === shapeOf(other.textContent ?? ''))
      dyes.set(one, dyesIn(other.textContent ?? ''))
  }
}

/** The only dye in the element; undefined for several dyes or undyed text. */
function onlyDye(element: Element, dyes: Map<Text, ReadonlySet<number>>): number | undefined {
  let found: number | undefined
  for (const child of contentOf(element)) {
    const [own, ...others] = child instanceof Text ? (dyes.get(child) ?? []) : [onlyDye(child, dyes)]
    if (own === undefined && isNeutral(child.textContent ?? '')) continue
    if (own === undefined || others.length > 0 || (found !== undefined && found !== own)) return undefined
    found = own
  }
  return found
}

/** The innermost element that contains all the text of the given one. */
function innermost(element: Element): Element {
  const [one, ...others] = contentOf(element)
  return one instanceof Element && others.length === 0 ? innermost(one) : element
}

/** Drops places for screen readers only, if the text is also visible elsewhere. */
function seen(placed: readonly PlacedOrigin[]): PlacedOrigin[] {
  const isSeen = ({ element }: PlacedOrigin) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 || height > 1
  }
  const seenOnes = new Set(placed.filter(isSeen).map(({ pointer }) => pointer))
  return placed.filter((one) => isSeen(one) || !seenOnes.has(one.pointer))
}
