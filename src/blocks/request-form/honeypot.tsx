/** A field for machines: out of sight, out of the tab order, silent to screen readers, and of no use to autofill. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </div>
  )
}
