import { hideStale, sayEditorProblem, useNews } from './news.ts'

/** Why the editor did not open, until it is put away or the editor opens. */
export function EditorNotice() {
  const { editorProblem } = useNews()
  return <Notice name="Editor" said={editorProblem} hide={() => sayEditorProblem(undefined)} />
}

/** That the preview has to be started anew, until it is put away. */
export function StaleNotice() {
  const { stale } = useNews()
  return <Notice name="Start again" said={stale} hide={hideStale} />
}

interface NoticeProps {
  name: string
  said: string | undefined
  hide: () => void
}

function Notice({ name, said, hide }: NoticeProps) {
  if (!said) return null
  return (
    <section className="notice" aria-label={name} onKeyDown={({ key }) => key === 'Escape' && hide()}>
      <p role="alert">{said}</p>
      <button type="button" onClick={hide}>
        Hide
      </button>
    </section>
  )
}
