import { Component, type ReactNode } from 'react'

/** Stands round everything: when even the error screen fails, the message is shown all the same. */
export class LastResort extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    const { error } = this.state
    return (
      <main id="content" style={{ padding: '2rem' }}>
        <h1>Unexpected Application Error!</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </main>
    )
  }
}
