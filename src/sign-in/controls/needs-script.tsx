/** A hint shown without script, and as the target of forms that are sent because the script did not load. */
export function NeedsScript({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="hidden border-s-4 border-danger bg-raised p-4 target:block noscript:block">
      {text}
    </p>
  )
}
