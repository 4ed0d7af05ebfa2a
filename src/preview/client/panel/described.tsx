import { keysOf } from './item-keys.ts'

interface DescribedProps {
  children?: string
  as?: 'code' | 'kbd'
  /** Language of the text where it is not the editor's, as for schema descriptions. */
  lang?: string
}

/** Renders a sentence whose code words or keys are in backticks. */
export function Described({ children = '', as: Tag = 'code', lang }: DescribedProps) {
  const parts = children.split('`')
  const keys = keysOf(parts)
  const marked = parts.map((part, at) => (at % 2 === 1 ? <Tag key={keys[at]}>{part}</Tag> : part))
  return lang === undefined ? marked : <span lang={lang}>{marked}</span>
}
