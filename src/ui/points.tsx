import { withContactLinks } from './contact-links.tsx'

/** Points in a list, each with the mark of the look. */
export function Points({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`points ${className}`}>
      {items.map((item) => (
        <li key={item}>{withContactLinks(item)}</li>
      ))}
    </ul>
  )
}
