// The fields of one thing on the page, a picture or a link, as a note beside it: a document of its own, as the panel is.
import { Button } from 'react-aria-components'
import { whereShown } from '../edit/shown-where.ts'
import { words } from '../words.ts'
import { ConfirmSave } from './confirm-save.tsx'
import { FieldGroup } from './field-group.tsx'
import { Foot } from './foot.tsx'
import { MoreFields } from './more-fields.tsx'
import { isOpenList } from './open-list.ts'
import { postToPage } from './panel-page-messages.ts'
import { PanelContext, usePanelHost } from './panel-store.ts'

interface NotePageProps {
  reading: string
  path: string
  /** Of a value in what is shown, as JSON. */
  pointer: string
  title: string
  /** The keys that are shown first; the others are behind a switch. */
  first: readonly string[]
}

export function NotePage({ reading, path, pointer, title, first }: NotePageProps) {
  const host = usePanelHost(reading, path, pointer)
  if (!host) return null
  const { place, readings } = host.data
  const rest = Object.keys(place?.schema.properties ?? {}).filter((key) => first.length > 0 && !first.includes(key))
  return (
    <PanelContext value={host}>
      <main
        ref={postHeight}
        aria-label={title}
        className="panel note-page"
        onKeyDown={({ key, defaultPrevented, target }) =>
          key === 'Escape' && !defaultPrevented && !isOpenList(target) && postToPage({ lectern: 'close' })
        }
      >
        <header className="head">
          <h1>{title}</h1>
          <Button
            className="dots"
            aria-label={words.panel.closeNote}
            autoFocus
            onPress={() => postToPage({ lectern: 'close' })}
          >
            <span aria-hidden>✕</span>
          </Button>
        </header>
        {place ? (
          <>
            {place.shows.pages > 1 && (
              <p className="hint">{words.panel.shows(whereShown(place.shows, readings.length))}</p>
            )}
            <FieldGroup schema={place.schema} value={place.value} at={place.at} hidden={rest} />
            {rest.length > 0 && <MoreFields schema={place.schema} value={place.value} at={place.at} keys={rest} />}
          </>
        ) : (
          <p>{words.panel.elsewhere}</p>
        )}
        <Foot />
      </main>
      <ConfirmSave />
    </PanelContext>
  )
}

/** The note is as high as what it holds. */
function postHeight(main: HTMLElement) {
  const observer = new ResizeObserver(() => postToPage({ lectern: 'height', height: main.offsetHeight }))
  observer.observe(main)
  return () => observer.disconnect()
}
