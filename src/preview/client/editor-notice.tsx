import { sayEditorProblem, useNews } from './news.ts'

/** Why the editor did not open, until it is put away or the editor opens. */
export function EditorNotice() {
  const { editorProblem } = useNews()
  const hide = () => sayEditorProblem(undefined)
  if (!editorProblem) return null
  return (
    <section className="notice" aria-label="Editor" onKeyDown={({ key }) => key === 'Escape' && hide()}>
      <p role="alert">{editorProblem}</p>
      <button type="button" onClick={hide}>
        Hide
      </button>
    </section>
  )
}
