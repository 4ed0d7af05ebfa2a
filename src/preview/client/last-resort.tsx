import type { ReactNode } from 'react'
import { Guard } from './guard.tsx'

/** Stands round everything: when even the error screen fails, the message is shown all the same. */
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
