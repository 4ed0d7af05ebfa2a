/** Seen without script, and by whoever is led here because the script never came. */
export function NeedsScript({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="hidden border-s-4 border-danger bg-raised p-4 target:block noscript:block">
      {text}
    </p>
  )
}
