import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Heads the alert. */
  title: string
  /** The island's server-rendered markup. */
  plain: ChildNode[]
  /** Copies the values that were typed into the controls of an element. */
  restoreValues: (place: HTMLElement) => void
  onSettled: () => void
  children: ReactNode
}

/** When an island throws, shows an alert and restores the server-rendered markup, which works without script, with its typed values. */
export class IslandBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  private readonly restore = (place: HTMLDivElement | null) => {
    if (!place) return
    place.replaceChildren(...this.props.plain)
    this.props.restoreValues(place)
    this.props.onSettled()
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <>
        <div role="alert" className="mb-6 border-s-4 border-danger py-2 ps-4">
          <p className="font-bold text-danger">{this.props.title}</p>
          <p>{error.message}</p>
        </div>
        <div ref={this.restore} />
      </>
    )
  }
}
