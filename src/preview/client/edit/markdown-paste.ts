// What is pasted, as the text of a field: formatted text becomes Markdown where the field takes it, and words alone elsewhere.

const leads = /^(?:https?:|mailto:|tel:|\/|#)/

/** The Markdown that says what the HTML says. The HTML is parsed and never shown. */
export function markdownOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return blocksOf(body)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const blockNames = new Set([
  'P',
  'DIV',
  'SECTION',
  'ARTICLE',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'TABLE',
  'TR',
  'PRE',
  'HR',
])

function blocksOf(parent: Node): string[] {
  const blocks: string[] = []
  let line = ''
  const flush = () => {
    const words = line.replace(/[ \t]+/g, ' ').trim()
    if (words !== '') blocks.push(words)
    line = ''
  }
  for (const node of parent.childNodes) {
    if (!(node instanceof HTMLElement) || !blockNames.has(node.tagName)) {
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
  if (!(node instanceof HTMLElement) || /^(?:SCRIPT|STYLE|META|LINK|TITLE)$/.test(node.tagName)) return ''
  const words = [...node.childNodes].map(inline).join('')
  if (node.tagName === 'BR') return '\n'
  if (words.trim() === '') return words
  const isNormal = /^(?:normal|[1-4]00)$/.test(node.style.fontWeight)
  if (/^(?:B|STRONG)$/.test(node.tagName) && !isNormal) return marked(words, '**')
  if (/^(?:I|EM)$/.test(node.tagName)) return marked(words, '*')
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : ''
  return leads.test(href) ? `[${words.trim()}](${href})` : words
}

/** Spaces stay outside the marks, where Markdown wants them. */
const marked = (words: string, mark: string) => words.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${mark}$3`)

/** Words alone, on one line. */
export const plainOf = (text: string): string => text.replace(/\s+/g, ' ')
