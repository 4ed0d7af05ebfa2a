import type { ReactNode } from 'react'
import { Guard } from './guard.tsx'

/** The outermost error boundary: shows the message even when the site's error screen throws. */
export const LastResort = ({ children }: { children: ReactNode }) => (
  <Guard
    turn={undefined}
    fallback={(error) => (
      <main id="content" style={{ padding: '2rem' }}>
        <h1>Unexpected Application Error!</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </main>
    )}
  >
    {children}
  </Guard>
)
