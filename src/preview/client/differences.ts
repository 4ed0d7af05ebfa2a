// Compares the texts of pages in frames side by side, and highlights those that another page lacks.
import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { adoptSheet } from './adopt-sheet.ts'

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
function compare(pages: readonly PageWindow[], isMarked: boolean): number[] {
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
    adoptSheet(document, look, new page.CSSStyleSheet())
  }
  const ranges = texts.map(({ node }) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range
  })
  page.CSS.highlights.set(highlight, new page.Highlight(...ranges))
}

/** Milliseconds without a change until pages are compared; one save changes many places. */
const compareDelay = 80

/** Compares the pages in frames whenever one changes. Returns the number of differing texts by frame title, and the frames' load handler. */
export function useDifferences(isMarked: boolean) {
  const [counts, setCounts] = useState<Record<string, number>>({})
  const pages = useRef(new Map<string, PageWindow>())
  const marks = useRef(isMarked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const compareSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const titles = [...pages.current.keys()]
      const found = compare([...pages.current.values()], marks.current)
      setCounts(Object.fromEntries(titles.map((title, at) => [title, found[at] ?? 0])))
    }, compareDelay)
  }, [])
  useEffect(() => {
    marks.current = isMarked
    compareSoon()
  }, [isMarked, compareSoon])
  useEffect(() => () => clearTimeout(timer.current), [])
  const observe = useCallback(
    ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      const page = currentTarget.contentWindow as PageWindow | null
      if (!page) return
      pages.current.set(currentTarget.title, page)
      const observer = new page.MutationObserver(compareSoon)
      observer.observe(page.document.body, { subtree: true, childList: true, characterData: true })
      compareSoon()
    },
    [compareSoon],
  )
  return { counts, observe }
}
