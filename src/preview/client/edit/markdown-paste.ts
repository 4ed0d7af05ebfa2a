// Converts pasted HTML and plain text to Markdown or plain text, as far as the field takes formatting.
import { withWordLists } from './word-lists.ts'

const allowedLink = /^(?:https?:|mailto:|tel:|\/|#)/

/** Returns Markdown for the HTML; `links` keeps words and links only. The HTML is parsed, never rendered. */
export function markdownOf(html: string, takes: 'all' | 'links' = 'all'): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (takes === 'links') return joinedLines(linksIn(body)).trim()
  return blocksOf(withWordLists(body)).join('\n\n').trim()
}

/** Returns Markdown that shows plain text as it is: each line on a line of its own, and paragraphs between empty lines. */
export const markdownOfLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => escaped(line.trim()))
    .join(hardBreak)
    .split(paragraphEnd)
    .map(asParagraph)
    .join('\n\n')
    .trim()

/** The node's words, with links as Markdown. */
const linksIn = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  if (!(node instanceof HTMLElement) || ignoredTags.test(node.tagName)) return ''
  const words = [...node.childNodes].map(linksIn).join('')
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : ''
  if (allowedLink.test(href) && words.trim() !== '') return `[${words.trim()}](${href})`
  return node.matches(blockNames) || node.tagName === 'BR' ? ` ${words} ` : words
}

const ignoredTags = /^(?:SCRIPT|STYLE|META|LINK|TITLE)$/

type LeftOut = 'links' | 'lists' | 'headings' | 'emphasis' | 'pictures' | 'tables'

const selectors: Readonly<Record<LeftOut, string>> = {
  links: 'a[href]',
  emphasis: 'b, strong, i, em',
  headings: 'h1, h2, h3, h4, h5, h6',
  lists: 'li',
  pictures: 'img, picture, svg',
  tables: 'table',
}

/** The kinds of formatting in the HTML that a field does not take; `text` takes none. */
export function leftOutOf(html: string, takes: 'all' | 'links' | 'text'): LeftOut[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const isTaken = (part: LeftOut) =>
    part === 'pictures' || part === 'tables' ? false : takes === 'all' || (takes === 'links' && part === 'links')
  return (Object.keys(selectors) as LeftOut[]).filter(
    (part) =>
      !isTaken(part) &&
      [...body.querySelectorAll<HTMLElement>(selectors[part])].some(
        (one) => part === 'pictures' || ((one.textContent ?? '').trim() !== '' && !isNormal(one)),
      ),
  )
}

const isNormal = ({ style }: HTMLElement) => /^(?:normal|[1-4]00)$/.test(style.fontWeight)

/** Word processors in the browser write emphasis as styles. */
const isBold = (one: HTMLElement) =>
  /^(?:bold|[6-9]00)$/.test(one.style.fontWeight) || (/^(?:B|STRONG)$/.test(one.tagName) && !isNormal(one))
const isItalic = ({ tagName, style }: HTMLElement) =>
  style.fontStyle === 'italic' || (/^(?:I|EM)$/.test(tagName) && style.fontStyle !== 'normal')

const blockNames =
  'p, div, section, article, ul, ol, li, blockquote, h1, h2, h3, h4, h5, h6, table, thead, tbody, tfoot, tr, td, th, pre, hr'

const holdsBlocks = (node: HTMLElement) => node.tagName !== 'A' && node.querySelector(blockNames) !== null

function blocksOf(parent: Node): string[] {
  const blocks: string[] = []
  let line = ''
  const flush = () => {
    blocks.push(
      ...line
        .split(paragraphEnd)
        .map(asParagraph)
        .filter((words) => words !== ''),
    )
    line = ''
  }
  for (const node of parent.childNodes) {
    // Google Docs and Sheets hold whole texts in one inline element.
    if (!(node instanceof HTMLElement) || !(node.matches(blockNames) || holdsBlocks(node))) {
      line += inline(node)
      continue
    }
    flush()
    blocks.push(...block(node))
  }
  flush()
  return blocks
}

function block(element: HTMLElement): string[] {
  const { tagName } = element
  const inLine = (part: Element) => blocksOf(part).join(' ').replace(/\\?\n/g, ' ')
  const level = /^H([1-6])$/.exec(tagName)?.[1]
  if (level) return [`${'#'.repeat(Math.min(3, Math.max(2, Number(level))))} ${inLine(element)}`]
  if (tagName === 'UL' || tagName === 'OL') return [listOf(element, tagName === 'OL')]
  if (tagName === 'TR')
    return [
      [...element.children]
        .map(inLine)
        .filter((words) => words !== '')
        .join(' '),
    ]
  if (tagName === 'BLOCKQUOTE')
    return [
      blocksOf(element)
        .map((one) => one.replace(/^/gm, '> '))
        .join('\n>\n'),
    ]
  if (tagName === 'HR') return []
  return blocksOf(element)
}

function listOf(list: Element, isOrdered: boolean): string {
  const items: string[][] = []
  for (const one of list.children)
    if (one.tagName === 'LI') items.push(blocksOf(one))
    // Google Docs writes a nested list behind the item that it belongs to.
    else if (one instanceof HTMLElement) items.push([...(items.pop() ?? []), ...block(one)])
  return items
    .map((item, at) => {
      const sign = isOrdered ? `${at + 1}. ` : '- '
      return sign + item.join('\n').replace(/\n/g, `\n${' '.repeat(sign.length)}`)
    })
    .join('\n')
}

const hardBreak = '\\\n'
/** Two line breaks or more. */
const paragraphEnd = /(?:\\\n[ \t]*){2,}/

const escaped = (words: string): string =>
  words.replace(/[\\`*_[\]]|<(?=[a-z/!?])|&(?=#?\w+;)|~(?=~)/gi, (sign) => `\\${sign}`)

/** One paragraph: without breaks around it, and with the signs escaped that Markdown reads at the start of a line only. */
const asParagraph = (words: string): string =>
  words
    .replace(/[ \t]+/g, ' ')
    .replace(/^(?:\s|\\\n)+|(?:\s|\\\n)+$/g, '')
    .replace(/^ ?(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|[>|]|=+ ?\\?$|-+ ?\\?$|~~~)/gm, '\\')
    .replace(/^ ?(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\')

function inline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped((node.nodeValue ?? '').replace(/\s+/g, ' '))
  if (!(node instanceof HTMLElement) || ignoredTags.test(node.tagName)) return ''
  const words = [...node.childNodes].map(inline).join('')
  if (node.tagName === 'BR') return hardBreak
  if (words.trim() === '') return words
  if (node.matches(blockNames)) return ` ${words} `
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : ''
  if (allowedLink.test(href)) return `[${words.trim()}](${href})`
  const italic = isItalic(node) ? marked(words, '*') : words
  return isBold(node) ? marked(italic, '**') : italic
}

/** Markdown ignores marks with spaces inside, so spaces move outside. */
const marked = (words: string, mark: string) => words.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`)

/** The text on one line. */
export const joinedLines = (text: string): string => text.replace(/\s+/g, ' ')

/** Pasted text without control characters, and with `\n` as its only line end. */
export const cleanOf = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\t\n])[\p{Cc}\p{Cs}\ufeff]/gu, '')
