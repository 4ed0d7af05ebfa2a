import { Component, type ReactNode } from 'react'

interface GuardProps {
  /** Whatever it is that may have fixed the page: with a new value the page is tried again. */
  turn: unknown
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

interface GuardState {
  turn: unknown
  failed?: { error: unknown }
}

/** Shows the fallback for as long as its children cannot be drawn. */
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
