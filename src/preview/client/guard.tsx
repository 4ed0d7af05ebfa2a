import { Component, type ReactNode } from 'react'

interface GuardProps {
  /** A new value renders the children again after an error. */
  turn: unknown
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface GuardState {
  turn: unknown
  failed?: { error: unknown }
}

/** An error boundary: renders the fallback while its children throw. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { turn: this.props.turn }

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ turn }: GuardProps, state: GuardState): GuardState | null {
    return turn === state.turn ? null : { turn, failed: undefined }
  }

  override render() {
    const { failed } = this.state
    return failed ? this.props.fallback(failed.error) : this.props.children
  }
}

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
