// A manifest or a file of pages in another language: texts, addresses and ids are put in place, all else stays to the byte.
import { type Document, isMap, isPair, isScalar, parseDocument, type Scalar, visit } from 'yaml'
import { type LineStyle, onOneLine } from '../edit/scalars/plain.ts'
import { splice } from '../edit/splice.ts'
import type { Edit } from '../problems/problem.ts'
import type { Translation } from './languages.ts'

const styles: Record<string, LineStyle> = { QUOTE_DOUBLE: 'double', QUOTE_SINGLE: 'single' }

/** `text` is YAML of a template, its name and language filled in. */
export function translated(text: string, translation: Translation): string {
  const document = parseDocument(text)
  const edits: Edit[] = []
  visit(document, {
    Scalar(key, node, path) {
      const owner = path.at(-1)
      // The name of the business is the owner's own, whatever it is.
      if (typeof node.value !== 'string' || !node.range || isNameOfSite(document, node)) return
      // Keys that are translated are addresses of pages.
      if (key === 'key' && !node.value.startsWith('/')) return
      const said = inOtherWords(node.value, translation.said)
      if (said === node.value) return
      const [start, end] = node.range
      const isFlow = path.some((one) => isMap(one) && one.flow === true)
      edits.push(
        node.type === 'BLOCK_LITERAL'
          ? { start, end, text: literal(said, columnOf(text, isPair(owner) ? startOf(owner.key) : start) + 2) }
          : { start, end, text: onOneLine(said, styles[node.type ?? ''] ?? 'plain', { flow: isFlow }) },
      )
    },
  })
  return withWords(splice(text, edits), translation)
}

/** A text by its own entry; one of several lines by those of its headings, points and paragraphs. */
export function inOtherWords(text: string, said: Record<string, string>): string {
  const whole = said[text]
  if (whole !== undefined || !text.includes('\n')) return whole ?? text
  return `${text
    .trimEnd()
    .split('\n\n')
    .map((part) => (part.startsWith('- ') ? part.split('\n').map(line) : [line(part)]).join('\n'))
    .join('\n\n')}\n`

  function line(part: string): string {
    const [, sign = '', words = ''] = /^(# |- |)([\s\S]*)$/.exec(part) ?? []
    const folded = words.replace(/\s*\n\s*/g, ' ')
    return sign + (said[folded] ?? words)
  }
}

const isNameOfSite = (document: Document, node: Scalar) => document.getIn(['site', 'name'], true) === node

const startOf = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0)
const columnOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1)

const literal = (text: string, indent: number) => `|\n${text.replace(/^(?=.)/gm, ' '.repeat(indent))}`

/** With what the engine says by itself, where the file declares the site and its forms. */
function withWords(text: string, { texts, messages, notice }: Translation): string {
  const document = parseDocument(text)
  const forms = document.get('forms', true)
  if (!isMap(forms)) return text
  const edits: Edit[] = [{ start: startOf(keyOf(document, 'forms')), end: startOf(keyOf(document, 'forms')), text: '' }]
  const [before] = edits
  if (before) before.text = `# What the software says by itself.\ntexts:\n${lines(texts, 2)}\n`
  for (const { value: form } of forms.items) {
    if (!isMap(form) || !form.range) continue
    const mail = form.items.find(({ key }) => isScalar(key) && key.value === 'mail')
    const told = `notice:\n${lines({ subject: notice.subject }, 8)}        text: ${literal(notice.text, 10)}`
    const end = text.slice(0, form.range[1]).trimEnd().length + 1
    edits.push({
      start: end,
      end,
      text: `${mail ? '' : `    mail:\n      ${told}`}    # What is said of a field, {label}, that has a mistake.\n    messages:\n${lines(messages, 6)}`,
    })
    if (mail && isMap(mail.value) && mail.value.range) {
      const [start] = mail.value.range
      edits.push({ start, end: start, text: `${told}      ` })
    }
  }
  return splice(text, edits)
}

const keyOf = (document: Document, name: string): unknown =>
  isMap(document.contents)
    ? document.contents.items.find(({ key }) => isScalar(key) && key.value === name)?.key
    : undefined

/** A line for each entry. */
const lines = (entries: Record<string, string>, indent: number): string =>
  Object.entries(entries)
    .map(([key, value]) => `${' '.repeat(indent)}${key}: ${onOneLine(value, 'plain', { flow: false })}\n`)
    .join('')
