// The parts of a program in colours, by highlight.js, which is loaded where the first program stands: it takes 30 ms.
import { useSyncExternalStore } from 'react'

/** Which of the theme's colours a part has; src/ui/variants/code-colours.css says which. */
export type CodeColour = 'aside' | 'word' | 'quoted' | 'value' | 'name' | 'gone'

export interface ColouredText {
  text: string
  colour?: CodeColour
}

/** What highlight.js calls a part → its colour; what is not here stands in the colour of the text. */
const colours: readonly (readonly [CodeColour, readonly string[]])[] = [
  ['aside', ['comment', 'quote', 'doctag', 'meta']],
  ['word', ['keyword', 'selector-tag', 'section', 'type', 'bullet', 'operator']],
  ['quoted', ['string', 'regexp', 'char', 'link', 'addition', 'code']],
  ['value', ['number', 'literal', 'symbol', 'attr', 'attribute', 'variable', 'template-variable']],
  ['name', ['title', 'name', 'built_in', 'property', 'selector-class', 'selector-id', 'class', 'function']],
  ['gone', ['deletion']],
]
const colourOf = new Map(colours.flatMap(([colour, parts]) => parts.map((part) => [part, colour] as const)))

type Highlighter = typeof import('highlight.js/lib/common').default

/** Undefined where nothing of the program is known, and in a browser until the colours are loaded. */
export function useColoured(language: string, text: string): ColouredText[] | undefined {
  const highlighter = useSyncExternalStore(language === '' ? never : whenLoaded, current, current)
  if (language === '' || !highlighter?.getLanguage(language)) return undefined
  return piecesIn(highlighter.highlight(text, { language, ignoreIllegals: true }).value)
}

let loaded: Highlighter | undefined

/** Commands draw pages in one go and load it in place. */
function current(): Highlighter | undefined {
  const node = globalThis.process?.getBuiltinModule?.('node:module')
  if (!loaded && node) loaded = node.createRequire(import.meta.url)('highlight.js/lib/common') as Highlighter
  return loaded
}

const never = () => () => {}

/** Of the preview's page in the browser. */
function whenLoaded(changed: () => void) {
  let isOver = false
  import('highlight.js/lib/common').then((module) => {
    loaded = module.default
    if (!isOver) changed()
  })
  return () => {
    isOver = true
  }
}

/** What it gives is text, with `&`, `<`, `>` and quotes named, and nested `<span class="hljs-…">`. */
function piecesIn(html: string): ColouredText[] {
  const pieces: ColouredText[] = []
  const open: (CodeColour | undefined)[] = []
  for (const [, begun, ended, text] of html.matchAll(/<span class="(?:hljs-)?([^" ]*)[^>]*>|(<\/span>)|([^<]+)/g)) {
    if (begun !== undefined) open.push(colourOf.get(begun.replace(/_$/, '')) ?? open.at(-1))
    else if (ended) open.pop()
    else pieces.push({ text: unnamed(text ?? ''), colour: open.at(-1) })
  }
  return pieces
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unnamed = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => named[name] ?? '')
