import { keysOf } from './item-keys.ts'

/** Renders a sentence whose code words or keys are in backticks. */
export function Described({ children = '', as: Tag = 'code' }: { children?: string; as?: 'code' | 'kbd' }) {
  const parts = children.split('`')
  const keys = keysOf(parts)
  return parts.map((part, at) => (at % 2 === 1 ? <Tag key={keys[at]}>{part}</Tag> : part))
}
