// Marks on the page that tell which part of the site drew what. They are in the preview alone.
import type { Site } from '../../site/model.ts'

type Pointer = (string | number)[]

const mark = 'data-lectern'

const put = (element: Element | null | undefined, pointer: Pointer) =>
  element?.setAttribute(mark, JSON.stringify(pointer))

/** A block draws one element, so the children of `main` are the blocks in their order; a test holds every block to it. */
export function markBlocks(path: string, { routes }: Site) {
  const blocks = routes.find((route) => route.path === path)?.blocks ?? []
  const main = document.getElementById('content')
  for (const at of blocks.keys()) put(main?.children[at], ['routes', path, 'blocks', at])
  put(document.querySelector('body #root > header'), ['header'])
  put(document.querySelector('body #root > footer'), ['footer'])
}

/** The element of a block of a page that is drawn. */
export const blockAt = (path: string, at: number): Element | null =>
  document.querySelector(`[${mark}='${CSS.escape(JSON.stringify(['routes', path, 'blocks', at]))}']`)

interface Leaf {
  pointer: Pointer
  text: string
}

function* leavesOf(value: unknown, pointer: Pointer): Generator<Leaf> {
  if (typeof value === 'string') yield { pointer, text: said(value) }
  else if (Array.isArray(value)) for (const [at, inner] of value.entries()) yield* leavesOf(inner, [...pointer, at])
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, [...pointer, key])
}

/** Texts as they are read: white space folded, the marks of Markdown left out. */
const said = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What a page element shows, as a path in the site: its text where that is found in its block, else the block. */
export function pointerOf(target: Element, site: Site): Pointer | undefined {
  const region = target.closest(`[${mark}]`)
  const pointer = JSON.parse(region?.getAttribute(mark) ?? 'null') as Pointer | null
  if (!region || !pointer) return undefined
  const leaves = [...ownLeaves(pointer, site), ...sharedLeaves(site)]
  for (
    let element: Element | null = target;
    element && element !== region.parentElement;
    element = element.parentElement
  ) {
    const found = leafOf(element, region, leaves)
    if (found) return found.pointer
  }
  return pointer
}

/** The words that stand in the element itself, and all that it holds: a link may carry more for screen readers. */
const wordsOf = (element: Element) => [
  said([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('')),
  said(element.textContent ?? ''),
]

function leafOf(element: Element, region: Element, leaves: Leaf[]): Leaf | undefined {
  for (const text of wordsOf(element).filter((words) => words !== '')) {
    const same = leaves.filter((leaf) => leaf.text === text)
    // The same words may stand there several times: then the order on the page is the order in the manifest.
    const twins = [...region.querySelectorAll('*')].filter(
      (other) => wordsOf(other).includes(text) && ![...other.children].some((child) => wordsOf(child).includes(text)),
    )
    const at = twins.findIndex((twin) => element.contains(twin) || twin.contains(element))
    const found = same[Math.max(0, at)] ?? same[0]
    if (found) return found
  }
  // A part of a longer text: a paragraph, an emphasis.
  const [own = '', all = ''] = wordsOf(element)
  const part = own || all
  return part.length > 3 ? leaves.find((leaf) => leaf.text.includes(part)) : undefined
}

function* ownLeaves(pointer: Pointer, site: Site): Generator<Leaf> {
  const [part, path, , at] = pointer
  if (part === 'header' || part === 'footer') {
    yield* leavesOf(site[part], [part])
    return
  }
  const block = site.routes.find((route) => route.path === path)?.blocks[Number(at)]
  yield* leavesOf(block?.props, [...pointer, 'props'])
}

function* sharedLeaves(site: Site): Generator<Leaf> {
  for (const { name, ...form } of site.forms) yield* leavesOf(form, ['forms', name])
  yield* leavesOf(site.texts, ['texts'])
  yield* leavesOf(site.name, ['name'])
}
