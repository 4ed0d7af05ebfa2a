// Which element on the page shows which text. Texts are told by their words, and equal ones by their order: that of the page is
// that of the manifest.
import { nodesBelow, parseMarkdown } from '../../../site/markdown.ts'
import type { EditableText } from '../../edit-messages.ts'

export interface PlacedText {
  text: EditableText
  /** What is typed into: it holds nothing but the text. */
  element: HTMLElement
  /** The text's own node, where its element holds other things too. */
  node?: Text
}

const squashed = (text: string) => text.replace(/\s+/g, '')

/** What is read of a text: the marks of Markdown left out. */
function shownBy({ kind, parts }: EditableText): string {
  const whole = parts.map((part) => (typeof part === 'string' ? part : part.value)).join('')
  if (kind !== 'markdown' && !(kind === 'label' && whole.includes(']('))) return squashed(whole)
  let read = ''
  for (const node of nodesBelow(parseMarkdown(whole))) read += node.literal ?? ''
  return squashed(read)
}

interface Region {
  home: Element
  elements: { element: HTMLElement; words: string }[]
  nodes: { node: Text; words: string }[]
}

const skipped = 'script, style, svg, noscript, template, [hidden]'

function regionOf(home: Element): Region {
  const elements = [...home.querySelectorAll<HTMLElement>('*')]
    .filter((element) => !element.matches(skipped) && !element.closest('svg'))
    .map((element) => ({ element, words: squashed(element.textContent ?? '') }))
  const nodes: Region['nodes'] = []
  const walker = document.createTreeWalker(home, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = squashed(node.nodeValue ?? '')
    if (node instanceof Text && words !== '' && !node.parentElement?.closest(skipped)) nodes.push({ node, words })
  }
  return { home, elements, nodes }
}

const startsWith = (pointer: readonly unknown[], with_: readonly unknown[]) =>
  with_.every((segment, at) => pointer[at] === segment)

/** In the order of the page. What is shown by no element, as a description for search engines is, is left out. */
export function placeTexts(texts: readonly EditableText[]): PlacedText[] {
  const placed: PlacedText[] = []
  const taken = new Set<Node>()
  const regions = [...document.querySelectorAll('#root [data-lectern]')].map((home) => ({
    pointer: JSON.parse(home.getAttribute('data-lectern') ?? '[]') as unknown[],
    ...regionOf(home),
  }))
  const own = new Set<EditableText>()
  for (const region of regions)
    for (const text of texts)
      if (startsWith(text.pointer, region.pointer)) {
        own.add(text)
        const found = inRegion(region, text, taken)
        if (found) placed.push(found)
      }
  // Words of forms and of the software itself stand anywhere. Title and description of the page itself stand in its head.
  for (const text of texts.filter((one) => !own.has(one) && one.pointer[0] !== 'routes'))
    for (const region of regions) {
      const found = inRegion(region, text, taken)
      if (!found) continue
      placed.push(found)
      break
    }
  return placed.sort((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}

function inRegion(region: Region, text: EditableText, taken: Set<Node>): PlacedText | undefined {
  const words = shownBy(text)
  if (words === '') return undefined
  const node =
    text.kind === 'markdown' ? undefined : region.nodes.find((one) => one.words === words && !taken.has(one.node))?.node
  if (node?.parentElement) {
    taken.add(node)
    const element = node.parentElement
    const isAlone = [...element.childNodes].every((child) => child === node || child.nodeValue?.trim() === '')
    return isAlone ? { text, element } : { text, element, node }
  }
  // The deepest element that holds just these words.
  const found = region.elements.findLast(
    ({ element, words: all }, at) => all === words && !taken.has(element) && isFirstChain(region, at, words, taken),
  )?.element
  if (!found) return undefined
  taken.add(found)
  return { text, element: found }
}

/** Whether the element belongs to the first chain of elements with these words: of twins, the first is meant. */
function isFirstChain(region: Region, at: number, words: string, taken: Set<Node>): boolean {
  const first = region.elements.find(({ element, words: all }) => all === words && !taken.has(element))?.element
  return first?.contains(region.elements[at]?.element ?? null) ?? false
}
