// A manifest or a file of pages in another language: texts, addresses and ids are put in place, all else stays to the byte.
import { type Document, isMap, isPair, isScalar, parseDocument, type Scalar, visit } from 'yaml'
import { type LineStyle, onOneLine } from '../edit/scalars/plain.ts'
import { splice } from '../edit/splice.ts'
import { byUnits } from '../languages/units.ts'
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
      const inLanguage = byUnits(node.value, (unit) => translation.translations[unit])
      if (inLanguage === node.value) return
      const [start, end] = node.range
      const isFlow = path.some((one) => isMap(one) && one.flow === true)
      edits.push(
        node.type === 'BLOCK_LITERAL'
          ? { start, end, text: literal(inLanguage, columnOf(text, isPair(owner) ? startOf(owner.key) : start) + 2) }
          : { start, end, text: onOneLine(inLanguage, styles[node.type ?? ''] ?? 'plain', { flow: isFlow }) },
      )
    },
  })
  return splice(text, edits)
}

/** Of a block within Markdown, as the templates write it. */
const linesOfBlock = /(?<=^```block\n)[^`]*(?=^```$)/gm

/** `text` is an entry of a template: Markdown with front matter, whose blocks are YAML, too. */
export function translatedEntry(text: string, translation: Translation): string {
  const dashes = '---\n'
  const end = text.indexOf(`\n${dashes}`) + 1
  const body = text.slice(end + dashes.length).replace(linesOfBlock, (block) => translated(block, translation))
  return translated(text.slice(0, end), translation) + dashes + byUnits(body, (unit) => translation.translations[unit])
}

const isNameOfSite = (document: Document, node: Scalar) => document.getIn(['site', 'name'], true) === node

const startOf = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0)
const columnOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1)

const literal = (text: string, indent: number) => `|\n${text.replace(/^(?=.)/gm, ' '.repeat(indent))}`
