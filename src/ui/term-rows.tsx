import type { ReactNode } from 'react'

interface TermRowsProps {
  /** Each term with what belongs to it. */
  rows: readonly (readonly [term: ReactNode, value: ReactNode])[]
  /** Of every value. */
  className?: string
}

/** The rows of a `dl`: things with their prices, facts with their values. */
export function TermRows({ rows, className }: TermRowsProps) {
  return rows.map(([term, value], at) => (
    <div key={at}>
      <dt>{term}</dt>
      <dd className={className}>{value}</dd>
    </div>
  ))
}
