import { keysOf } from './item-keys.ts'

/** A sentence in which words of code stand between backticks. */
export function Described({ children = '' }: { children?: string }) {
  const parts = children.split('`')
  const keys = keysOf(parts)
  return parts.map((part, at) => (at % 2 === 1 ? <code key={keys[at]}>{part}</code> : part))
}
