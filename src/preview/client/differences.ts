// Compares the texts of pages in frames side by side, and highlights those that another page lacks.

type PageWindow = Window & typeof globalThis

const highlight = 'lectern-differs'

/** CSS highlights mark texts without changing the page. */
const look = `::highlight(${highlight}) { background-color: #ffe08a; color: #1a1300; }`

const ignored = 'script, style, noscript, template, svg'

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
    if (words !== '' && !node.parentElement?.closest(ignored)) found.push({ node: node as Text, words })
  }
  return found
}

/** Returns for each page the number of its texts that some other page lacks, and highlights them if `isMarked`. */
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

const styledDocuments = new WeakSet<Document>()

/** Does nothing in browsers without CSS highlights. */
function mark(page: PageWindow, texts: readonly VisibleText[]): void {
  const { document } = page
  if (!('highlights' in page.CSS)) return
  if (!styledDocuments.has(document)) {
    styledDocuments.add(document)
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
