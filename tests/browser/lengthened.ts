// Texts of an example at the maximum length of its schema, for tests of a block's capacity.
import { blockSchemas } from '../../src/blocks/schemas.ts'
import type { Block } from '../../src/site/model.ts'

interface Node {
  properties?: Record<string, Node>
  items?: Node
  maxLength?: number
  enum?: unknown[]
  'x-kind'?: string
}

const filler =
  'the bread of tomorrow is made of water, flour and a little salt by people who rise before the rest of the town does '

/** The text extended by filler, or cut, to the length. */
const toLength = (text: string, length: number): string =>
  `${text} ${filler.repeat(Math.ceil(length / filler.length))}`.slice(0, length).trimEnd()

export const longWord = 'Rindfleischetikettierungsueberwachungsam'

/** Each text at its maximum length; running text has four hundred letters, more than any box is made for. */
export const asLongAsAllowed = (text: string, node: Node): string => toLength(text, Math.min(node.maxLength ?? 0, 400))

/** Each text of several words has a word of forty letters in front. */
export const withLongWord = (text: string): string =>
  /^\p{L}\S* \S/u.test(text) ? text.replace(/^\S+/, longWord) : text

const lengthened = new Set(['text', 'heading', 'markdown'])

/** The block with every readable text changed; names of people and mail addresses are left out. */
export function withTexts({ type, props, ...rest }: Block, change: (text: string, node: Node) => string): Block {
  const walk = (value: unknown, node: Node | undefined, key: string): unknown => {
    if (typeof value === 'string')
      return node && lengthened.has(node['x-kind'] ?? '') && !/mail|phone/i.test(key) ? change(value, node) : value
    if (Array.isArray(value)) return value.map((one) => walk(one, node?.items, key))
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([inner, one]) => [inner, walk(one, node?.properties?.[inner], inner)]),
      )
    return value
  }
  return { ...rest, type, props: walk(props, blockSchemas[type] as Node, '') as Block['props'] }
}
