/** Shown without script, and where a form led here because its script never loaded. */
export function NeedsScript({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="hidden border-s-4 border-danger bg-raised p-4 target:block noscript:block">
      {text}
    </p>
  )
}
