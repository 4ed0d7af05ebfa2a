import { difference } from '../../../problems/splice.ts'

/** The text with the words marked that differ from the other text. */
export function Marked({ text, other }: { text: string; other: string | undefined }) {
  const edit = other === undefined ? undefined : difference(text, other)
  if (!edit) return text
  const start = text.slice(0, edit.start).search(/\S*$/)
  const end = edit.end + (/^\S*/.exec(text.slice(edit.end))?.[0].length ?? 0)
  // A mark around the whole text would say nothing.
  if (start === 0 && end === text.length) return text
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
