import { withContactLinks } from './contact-links.tsx'

/** A bullet list with the theme's markers. */
export function Points({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`points ${className}`}>
      {items.map((item, at) => (
        <li key={at}>{withContactLinks(item)}</li>
      ))}
    </ul>
  )
}
