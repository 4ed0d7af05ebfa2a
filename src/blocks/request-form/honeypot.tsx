/** A trap for bots: a field hidden from sight, tab order, screen readers and password managers. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </div>
  )
}
