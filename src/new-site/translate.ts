// Translates a manifest or an entry: replaces texts, addresses and ids and leaves all other bytes unchanged.
import { type Document, isMap, isPair, isScalar, parseDocument, type Scalar, visit } from 'yaml'
import { type LineStyle, onOneLine } from '../edit/scalars/plain.ts'
import { byUnits } from '../languages/units.ts'
import type { Edit } from '../problems/problem.ts'
import { splice } from '../problems/splice.ts'
import type { TemplateTranslation } from './languages.ts'

const styles: Record<string, LineStyle> = { QUOTE_DOUBLE: 'double', QUOTE_SINGLE: 'single' }

/** `text` is a template's YAML, with name and language filled in. */
export function translatedTemplate(text: string, translation: TemplateTranslation): string {
  const document = parseDocument(text)
  const edits: Edit[] = []
  visit(document, {
    Scalar(key, node, path) {
      const owner = path.at(-1)
      // The name of the business is the owner's, whatever it is.
      if (typeof node.value !== 'string' || !node.range || isNameOfSite(document, node)) return
      // The only keys that are translated are addresses of pages.
      if (key === 'key' && !node.value.startsWith('/')) return
      const inLanguage = byUnits(node.value, (unit) => translation.translations[unit])
      if (inLanguage === node.value) return
      const [start, end] = node.range
      const isFlow = path.some((each) => isMap(each) && each.flow === true)
      edits.push(
        node.type === 'BLOCK_LITERAL'
          ? { start, end, text: literal(inLanguage, columnOf(text, isPair(owner) ? startOf(owner.key) : start) + 2) }
          : { start, end, text: onOneLine(inLanguage, styles[node.type ?? ''] ?? 'plain', { flow: isFlow }) },
      )
    },
  })
  return splice(text, edits)
}

/** YAML of a block within Markdown, in the templates' notation. */
const linesOfBlock = /(?<=^```block\n)[^`]*(?=^```$)/gm

/** `text` is a template's entry: Markdown with front matter and blocks, both in YAML. */
export function translatedEntry(text: string, translation: TemplateTranslation): string {
  const dashes = '---\n'
  const end = text.indexOf(`\n${dashes}`) + 1
  const body = text.slice(end + dashes.length).replace(linesOfBlock, (block) => translatedTemplate(block, translation))
  return (
    translatedTemplate(text.slice(0, end), translation) +
    dashes +
    byUnits(body, (unit) => translation.translations[unit])
  )
}

const isNameOfSite = (document: Document, node: Scalar) => document.getIn(['site', 'name'], true) === node

const startOf = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0)
const columnOf = (text: string, at: number): number => at - (text.lastIndexOf('\n', at - 1) + 1)

const literal = (text: string, indent: number) => `|\n${text.replace(/^(?=.)/gm, ' '.repeat(indent))}`
