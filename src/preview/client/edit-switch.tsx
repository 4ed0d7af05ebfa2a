// The switch between looking and editing. The editor is loaded with the first use.
import { lazy, Suspense, useEffect, useRef } from 'react'
import { editKey, onEditKey } from './edit/edit-key.ts'
import { editState, switchEditing, useEditState } from './edit/edit-store.ts'
import { pageToken } from './first-data.ts'
import { words } from './words.ts'

const chrome = () => import('./edit/edit-chrome.tsx')
const EditControls = lazy(async () => ({ default: (await chrome()).EditControls }))
const EditNote = lazy(async () => ({ default: (await chrome()).EditNote }))
const PlaceNote = lazy(async () => ({ default: (await chrome()).PlaceNote }))
const BlockHandle = lazy(async () => ({ default: (await chrome()).BlockHandle }))
const PanelFrame = lazy(async () => ({ default: (await chrome()).PanelFrame }))
const Drafts = lazy(async () => ({ default: (await chrome()).Drafts }))

const Coming = () => (
  <span className="quiet padded edit-status" role="status">
    {words.bar.coming}
  </span>
)

/** Nothing where the preview may not edit: for other machines, say. */
export function EditSwitch() {
  const { isOn } = useEditState()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(
    () =>
      onEditKey(() => {
        if (!editState().isOn) switchEditing(true)
        button.current?.focus()
      }),
    [],
  )
  if (pageToken === undefined) return null
  return (
    <span className="group edit-group">
      <button
        ref={button}
        type="button"
        className="switch"
        aria-pressed={isOn}
        aria-keyshortcuts={editKey}
        title={words.bar.editKey(editKey)}
        onClick={() => switchEditing(!isOn)}
      >
        {words.bar.edit}
      </button>
      {isOn && (
        <Suspense fallback={<Coming />}>
          <EditControls />
        </Suspense>
      )}
    </span>
  )
}

/** What stands above the bar while the window edits. */
export function EditNotes() {
  const { isOn } = useEditState()
  if (!isOn || pageToken === undefined) return null
  return (
    <Suspense>
      <BlockHandle />
      <PanelFrame />
      <Drafts />
      <EditNote />
      <PlaceNote />
    </Suspense>
  )
}
