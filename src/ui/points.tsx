import { withContactLinks } from './contact-links.tsx'

/** Points in a list, each with the mark of the look. */
export function Points({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`points ${className}`}>
      {items.map((item, at) => (
        <li key={at}>{withContactLinks(item)}</li>
      ))}
    </ul>
  )
}
