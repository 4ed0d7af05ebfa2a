import { hideStale, showEditorProblem, useNews } from './news.ts'
import { query, searchOf } from './query.ts'
import { inEditorLanguage, words } from './words.ts'

/** Shows why the code editor did not open, until hidden or until it opens. */
export function EditorNotice() {
  const { editorProblem } = useNews()
  return <Notice name={words.bar.editor} text={editorProblem} hide={() => showEditorProblem(undefined)} />
}

/** Shows that the preview must be restarted, until hidden. */
export function StaleNotice() {
  const { stale } = useNews()
  return <Notice name={words.bar.startAgain} text={stale} hide={hideStale} />
}

/** Shows that the site has no version of the name in the address. */
export function VersionNotice() {
  const { shown, health } = useNews()
  const { reading, ...others } = query()
  if (reading === undefined || shown || health.held) return null
  return (
    <section className="notice" aria-label={words.review.things.reading}>
      <p role="alert">{words.bar.noVersion(reading)}</p>
      <a href={location.pathname + searchOf(others)}>{words.catalogue.backToSite}</a>
    </section>
  )
}

function Notice({ name, text, hide }: { name: string; text: string | undefined; hide: () => void }) {
  if (!text) return null
  return (
    <section className="notice" aria-label={name} onKeyDown={({ key }) => key === 'Escape' && hide()}>
      <p role="alert">{inEditorLanguage(text)}</p>
      <button type="button" onClick={hide}>
        {words.bar.hide}
      </button>
    </section>
  )
}
