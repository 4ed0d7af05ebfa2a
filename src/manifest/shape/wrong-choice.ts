// Reports a word that is not among the choices of its key.
import { type Finding, finding, onValue, type Path } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import { offer } from '../../problems/offer.ts'
import { kindsOfTrade, usualKindsFirst } from '../../schema/manifest/trade-words.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { isGroup, valueAt } from '../../site/groups.ts'
import { asComment, beforeComment } from './foreign-signs.ts'
import { insteadOf } from './instead-of-blocks.ts'
import { adviceForNeed } from './needs-without-key.ts'
import { blockTypes, publishedSchema } from './published-schema.ts'
import { synonyms } from './synonyms.ts'

export function wrongChoice(path: Path, data: unknown, schema: SchemaNode, key: string, whole: unknown): Finding {
  const isTrade = path.join('/') === 'site/business/kind'
  const choices = schema.enum ?? [String(schema.const)]
  const known = isTrade ? usualKindsFirst(choices) : choices
  const isBlock =
    path.at(-1) === 'type' && known.length === blockTypes.length && known.every((type) => blockTypes.includes(type))
  const word = typeof data === 'string' ? data : JSON.stringify(data)
  const value = beforeComment(word)
  if (value !== undefined && known.includes(value))
    return finding('not-a-comment', onValue(path), { sign: '//' }, { suggestion: value, fix: asComment(word) })
  const near = choiceCalled(word, schema.markdownEnumDescriptions, known) ?? nearest(word, known)
  const isFragment = isBlock && isGroup(valueAt(whole, ['fragments', word]))
  const instead = isFragment
    ? `${JSON.stringify(word)} is a fragment: write "use: ${word}".`
    : isBlock && near === undefined
      ? insteadOf(word)
      : undefined
  const meant =
    instead === undefined
      ? (near ?? nearest(word, known, isTrade ? kindsOfTrade : isBlock ? synonyms.block : synonyms.value))
      : undefined
  const isSafe =
    near !== undefined && (!isBlock || isSameWord(word, near) || hasFieldsOf(near, valueAt(whole, path.slice(0, -1))))
  const extras = offer(meant, isSafe)
  if (isBlock) return finding('unknown-block', onValue(path), { type: word, nearest: meant, known, instead }, extras)
  if (isTrade) {
    const facts = { key, value: data, nearest: meant, known, instead: meant === undefined ? kindsInWords : undefined }
    return finding('unknown-value', onValue(path), facts, extras)
  }
  const need = meant === undefined && path[0] === 'forms' ? adviceForNeed(word === 'file' ? 'upload' : word) : undefined
  return finding('unknown-value', onValue(path), { key, value: data, nearest: meant, known, instead: need }, extras)
}

const kindsInWords = 'Kinds have the English names of schema.org; "LocalBusiness" fits every firm.'

/** Returns the choice whose label is this word. `labels` run parallel to `known`. */
export function choiceCalled(
  word: string,
  labels: readonly string[] = [],
  known: readonly string[],
): string | undefined {
  const at = labels.findIndex((label) => isSameWord(label, word))
  return at < 0 ? undefined : known[at]
}

/** Whether two words differ only in letter case. */
const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether all written fields belong to the block type, so that the type is certain. */
function hasFieldsOf(type: string, block: unknown): boolean {
  const fields = publishedSchema.$defs?.[type]?.properties ?? {}
  return isGroup(block) && Object.keys(block).every((key) => Object.hasOwn(fields, key))
}
