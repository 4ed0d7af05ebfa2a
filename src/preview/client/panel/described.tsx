import { keysOf } from './item-keys.ts'

interface DescribedProps {
  children?: string
  as?: 'code' | 'kbd'
  /** Where it is not the language of the editor, as with what schemas say. */
  lang?: string
}

/** A sentence in which words of code, or keys, stand between backticks. */
export function Described({ children = '', as: Tag = 'code', lang }: DescribedProps) {
  const parts = children.split('`')
  const keys = keysOf(parts)
  const marked = parts.map((part, at) => (at % 2 === 1 ? <Tag key={keys[at]}>{part}</Tag> : part))
  return lang === undefined ? marked : <span lang={lang}>{marked}</span>
}
