// Texts that stand in one of several pages beside each other and not in every other one.

type PageWindow = Window & typeof globalThis

const highlight = 'lectern-differs'

/** Marks lie over the page: nothing in it is changed. */
const look = `::highlight(${highlight}) { background-color: #ffe08a; color: #1a1300; }`

const unread = 'script, style, noscript, template, svg'

interface VisibleText {
  node: Text
  words: string
}

const squashed = (text: string) => text.replace(/\s+/g, ' ').trim()

function textsOf({ document }: PageWindow): VisibleText[] {
  const root = document.getElementById('root')
  if (!root) return []
  const walker = document.createTreeWalker(root, 4 /* text */)
  const found: VisibleText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = squashed(node.nodeValue ?? '')
    if (words !== '' && !node.parentElement?.closest(unread)) found.push({ node: node as Text, words })
  }
  return found
}

/** How many texts of each page some other page does not have, in their order. With `isMarked` they are marked in the pages. */
export function compare(pages: readonly PageWindow[], isMarked: boolean): number[] {
  const textsOfPages = pages.map(textsOf)
  const words = textsOfPages.map((texts) => new Set(texts.map((text) => text.words)))
  return textsOfPages.map((texts, at) => {
    const own = texts.filter((text) => words.some((others, other) => other !== at && !others.has(text.words)))
    const page = pages[at]
    if (page) mark(page, isMarked ? own : [])
    return own.length
  })
}

const dressed = new WeakSet<Document>()

/** Browsers without highlights have the numbers alone. */
function mark(page: PageWindow, texts: readonly VisibleText[]): void {
  const { document } = page
  if (!('highlights' in page.CSS)) return
  if (!dressed.has(document)) {
    dressed.add(document)
    const sheet = new page.CSSStyleSheet()
    sheet.replaceSync(look)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const ranges = texts.map(({ node }) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range
  })
  page.CSS.highlights.set(highlight, new page.Highlight(...ranges))
}
