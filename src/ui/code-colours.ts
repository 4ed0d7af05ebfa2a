// Colours code with highlight.js, loaded on first use, since loading takes 30 ms.
import { useSyncExternalStore } from 'react'

/** Colour classes of src/ui/variants/code-colours.css, without their prefix `code-`. */
type CodeColour = 'aside' | 'word' | 'quoted' | 'value' | 'name' | 'gone'

interface ColouredText {
  text: string
  colour?: CodeColour
}

/** highlight.js scopes by colour; other scopes keep the text colour. */
const scopes: readonly (readonly [CodeColour, readonly string[]])[] = [
  ['aside', ['comment', 'quote', 'doctag', 'meta']],
  ['word', ['keyword', 'selector-tag', 'section', 'type', 'bullet', 'operator']],
  ['quoted', ['string', 'regexp', 'char', 'link', 'addition', 'code']],
  ['value', ['number', 'literal', 'symbol', 'attr', 'attribute', 'variable', 'template-variable']],
  ['name', ['title', 'name', 'built_in', 'property', 'selector-class', 'selector-id', 'class', 'function']],
  ['gone', ['deletion']],
]
const colourOf = new Map(scopes.flatMap(([colour, names]) => names.map((name) => [name, colour] as const)))

type Highlighter = typeof import('highlight.js/lib/common').default

/** Splits code into coloured pieces. Undefined if the language is unknown, and in a browser until highlight.js has loaded. */
export function useColoured(language: string, text: string): ColouredText[] | undefined {
  const highlighter = useSyncExternalStore(language === '' ? never : whenLoaded, current, current)
  if (language === '' || !highlighter?.getLanguage(language)) return undefined
  return piecesIn(highlighter.highlight(text, { language, ignoreIllegals: true }).value)
}

let loaded: Highlighter | undefined

/** Returns highlight.js, if loaded. In Node it is loaded synchronously, since pages render in one pass. */
function current(): Highlighter | undefined {
  const node = globalThis.process?.getBuiltinModule?.('node:module')
  if (!loaded && node) loaded = node.createRequire(import.meta.url)('highlight.js/lib/common') as Highlighter
  return loaded
}

const never = () => () => {}

/** Loads highlight.js in the preview's browser page, then calls `changed`. */
function whenLoaded(changed: () => void) {
  let isUnsubscribed = false
  import('highlight.js/lib/common').then((module) => {
    loaded = module.default
    if (!isUnsubscribed) changed()
  })
  return () => {
    isUnsubscribed = true
  }
}

/** Parses highlight.js output: escaped text in nested `<span class="hljs-…">`. */
function piecesIn(html: string): ColouredText[] {
  const pieces: ColouredText[] = []
  const open: (CodeColour | undefined)[] = []
  for (const [, scope, end, text] of html.matchAll(/<span class="(?:hljs-)?([^" ]*)[^>]*>|(<\/span>)|([^<]+)/g)) {
    if (scope !== undefined) open.push(colourOf.get(scope.replace(/_$/, '')) ?? open.at(-1))
    else if (end) open.pop()
    else pieces.push({ text: unescapeHtml(text ?? ''), colour: open.at(-1) })
  }
  return pieces
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
