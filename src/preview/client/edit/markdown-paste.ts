// Converts pasted HTML to Markdown or plain text, as far as the field takes formatting.

const allowedLink = /^(?:https?:|mailto:|tel:|\/|#)/

/** Returns Markdown for the HTML; `links` keeps words and links only. The HTML is parsed, never rendered. */
export function markdownOf(html: string, takes: 'all' | 'links' = 'all'): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (takes === 'links') return plainOf(linksIn(body)).trim()
  return blocksOf(body)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

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

const blockNames = 'p, div, section, article, ul, ol, li, blockquote, h1, h2, h3, h4, h5, h6, table, tr, pre, hr'

function blocksOf(parent: Node): string[] {
  const blocks: string[] = []
  let line = ''
  const flush = () => {
    const words = line.replace(/[ \t]+/g, ' ').trim()
    if (words !== '') blocks.push(words)
    line = ''
  }
  for (const node of parent.childNodes) {
    if (!(node instanceof HTMLElement) || !node.matches(blockNames)) {
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
  const level = /^H([1-6])$/.exec(tagName)?.[1]
  if (level) return [`${'#'.repeat(Math.min(3, Math.max(2, Number(level))))} ${blocksOf(element).join(' ')}`]
  if (tagName === 'UL' || tagName === 'OL') return [listOf(element, tagName === 'OL')]
  if (tagName === 'BLOCKQUOTE')
    return [
      blocksOf(element)
        .map((one) => one.replace(/^/gm, '> '))
        .join('\n>\n'),
    ]
  if (tagName === 'HR') return []
  return blocksOf(element)
}

const listOf = (list: Element, isOrdered: boolean): string =>
  [...list.children]
    .filter(({ tagName }) => tagName === 'LI')
    .map((item, at) => {
      const sign = isOrdered ? `${at + 1}. ` : '- '
      return (
        sign +
        blocksOf(item)
          .join('\n')
          .replace(/\n/g, `\n${' '.repeat(sign.length)}`)
      )
    })
    .join('\n')

function inline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return (node.nodeValue ?? '').replace(/\s+/g, ' ').replace(/([\\`*_[\]])/g, '\\$1')
  if (!(node instanceof HTMLElement) || ignoredTags.test(node.tagName)) return ''
  const words = [...node.childNodes].map(inline).join('')
  if (node.tagName === 'BR') return '\n'
  if (words.trim() === '') return words
  if (/^(?:B|STRONG)$/.test(node.tagName) && !isNormal(node)) return marked(words, '**')
  if (/^(?:I|EM)$/.test(node.tagName)) return marked(words, '*')
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : ''
  return allowedLink.test(href) ? `[${words.trim()}](${href})` : words
}

/** Markdown ignores marks with spaces inside, so spaces move outside. */
const marked = (words: string, mark: string) => words.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`)

/** The text on one line. */
export const plainOf = (text: string): string => text.replace(/\s+/g, ' ')
