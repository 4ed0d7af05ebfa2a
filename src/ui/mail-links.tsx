import type { ReactNode } from 'react'

/** A text whose e-mail addresses are links. */
export const withMailLinks = (text: string): ReactNode =>
  // Every other part is an address: that is how split() answers a pattern with a group.
  text.split(/([^\s<>()"',;]+@[^\s<>()"',;]+[^\s<>()"',;.])/).map((part, at) =>
    at % 2 ? (
      <a key={part} href={`mailto:${part}`} className="font-semibold underline">
        {part}
      </a>
    ) : (
      part
    ),
  )
