interface LegendProps {
  entries: { label: string; look: string }[]
  mark: 'line' | 'dot' | 'box'
}

/** Explains the colours if the series are not labelled directly. */
export function Legend({ entries, mark }: LegendProps) {
  return (
    <ul className="chart-legend">
      {entries.map(({ label, look }, at) => (
        <li key={at}>
          <svg aria-hidden="true" viewBox="0 0 28 12" className={look}>
            {mark === 'line' && <line className="chart-line" x1="0" x2="28" y1="6" y2="6" />}
            {mark === 'dot' && <circle className="chart-dot" cx="14" cy="6" r="5" />}
            {mark === 'box' && <rect className="chart-bar" width="28" height="12" />}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}
