// The switch of the editing mode. The editor's code is loaded when editing is first switched on.
import { lazy, Suspense, useEffect, useRef } from 'react'
import { editKey, onEditKey } from './edit/edit-key.ts'
import { editState, switchEditing, useEditState } from './edit/edit-store.ts'
import { pageToken } from './first-data.ts'
import { onPanelMessage } from './panel/panel-messages.ts'
import { words } from './words.ts'

const chrome = () => import('./edit/edit-chrome.tsx')
const EditControls = lazy(async () => ({ default: (await chrome()).EditControls }))
const EditLayers = lazy(async () => ({ default: (await chrome()).EditLayers }))

const Loading = () => (
  <span className="quiet padded edit-status" role="status">
    {words.bar.coming}
  </span>
)

/** Renders nothing where the server permits no edits, as from other machines. */
export function EditSwitch() {
  const { isOn } = useEditState()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const lead = () => {
      if (!editState().isOn) switchEditing(true)
      button.current?.focus()
    }
    const listening = new AbortController()
    onEditKey(lead, listening.signal)
    const ignorePanel = onPanelMessage(document, ({ lectern }) => lectern === 'edit' && lead())
    return () => {
      listening.abort()
      ignorePanel()
    }
  }, [])
  if (pageToken === undefined) return null
  return (
    <span className="group edit-group">
      <button
        ref={button}
        type="button"
        className="switch"
        aria-pressed={isOn}
        aria-keyshortcuts={editKey}
        title={`${words.bar.edit} (${editKey})`}
        onClick={() => switchEditing(!isOn)}
      >
        {words.bar.edit}
      </button>
      {isOn && (
        <Suspense fallback={<Loading />}>
          <EditControls />
        </Suspense>
      )}
    </span>
  )
}

/** The editor's notes, toolbars and panel above the bar while editing is on. */
export function EditNotes() {
  const { isOn, isStoring } = useEditState()
  if (!(isOn || isStoring) || pageToken === undefined) return null
  return (
    <Suspense>
      <EditLayers />
    </Suspense>
  )
}
