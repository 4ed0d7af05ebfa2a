import { keysOf } from './item-keys.ts'

interface DescribedProps {
  children?: string
  as?: 'code' | 'kbd'
}

/** Renders a sentence whose code words or keys are in backticks. */
export function Described({ children = '', as: Tag = 'code' }: DescribedProps) {
  const parts = children.split('`')
  const keys = keysOf(parts)
  return parts.map((part, at) => (at % 2 === 1 ? <Tag key={keys[at]}>{part}</Tag> : part))
}
