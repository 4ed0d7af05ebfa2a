// The documents of the panel's frames: the panel, or the note beside a picture or link with its fields.
import { useEffect } from 'react'
import { whereShown } from '../edit/shown-where.ts'
import { setScheme } from '../set-scheme.ts'
import { words } from '../words.ts'
import { ConfirmSave } from './confirm-save.tsx'
import { closeOnEscape } from './escape.ts'
import { FieldGroup } from './field-group.tsx'
import { Foot } from './foot.tsx'
import { IconButton } from './icon-button.tsx'
import { type HandedOver, type NoteFields, postToPage, useHandedOver } from './panel-messages.ts'
import { PanelPage } from './panel-page.tsx'
import { PanelContext, usePanelHost } from './panel-store.ts'
import { TranslationRow } from './translations/translation-row.tsx'

/** The panel, or a note with some of its fields. */
export function PanelDocument() {
  const { reading, path, scheme, note } = useHandedOver()
  useEffect(() => setScheme(scheme, document.documentElement), [scheme])
  return note ? <NotePage {...{ reading, path, ...note }} /> : <PanelPage {...{ reading, path }} />
}

function NotePage({ reading, path, pointer, title, first }: HandedOver & NoteFields) {
  const host = usePanelHost(reading, path, JSON.stringify(pointer))
  if (!host) return null
  const { place, translated } = host.data
  const rest = Object.keys(place?.schema.properties ?? {}).filter((key) => first.length > 0 && !first.includes(key))
  return (
    <PanelContext value={host}>
      <main ref={postHeight} aria-label={title} className="panel note-page" onKeyDown={closeOnEscape}>
        <header className="head">
          <h1>{title}</h1>
          <IconButton sign="✕" label={words.panel.close} autoFocus onPress={() => postToPage({ lectern: 'close' })} />
        </header>
        {translated ? (
          <ul className="translations">
            {translated.texts.map((text) => (
              <TranslationRow key={text.text} text={text} list={translated} />
            ))}
          </ul>
        ) : place ? (
          <>
            {place.shows.pages > 1 && <p className="hint">{words.panel.shows(whereShown(place.shows))}</p>}
            <FieldGroup schema={place.schema} value={place.value} at={place.at} folded={rest} />
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

/** Reports to the page the height that the note needs. */
function postHeight(main: HTMLElement) {
  const observer = new ResizeObserver(() => postToPage({ lectern: 'height', height: main.offsetHeight }))
  observer.observe(main)
  return () => observer.disconnect()
}
