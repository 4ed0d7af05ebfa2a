import { keysOf } from './item-keys.ts'

/** A sentence in which words of code stand between backticks. */
export function Described({ children = '', as: Tag = 'code' }: { children?: string; as?: 'code' | 'kbd' }) {
  const parts = children.split('`')
  const keys = keysOf(parts)
  return parts.map((part, at) => (at % 2 === 1 ? <Tag key={keys[at]}>{part}</Tag> : part))
}
