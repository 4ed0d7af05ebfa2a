// The switch between looking and editing. The editor is loaded with the first use.
import { lazy, Suspense } from 'react'
import { switchEditing, useEditState } from './edit/edit-store.ts'
import { pageToken } from './news.ts'
import { words } from './words.ts'

const chrome = () => import('./edit/edit-chrome.tsx')
const EditControls = lazy(async () => ({ default: (await chrome()).EditControls }))
const EditNote = lazy(async () => ({ default: (await chrome()).EditNote }))
const PlaceNote = lazy(async () => ({ default: (await chrome()).PlaceNote }))
const BlockHandle = lazy(async () => ({ default: (await chrome()).BlockHandle }))
const PanelFrame = lazy(async () => ({ default: (await chrome()).PanelFrame }))
const Drafts = lazy(async () => ({ default: (await chrome()).Drafts }))

/** Nothing where the preview may not edit: for other machines, say. */
export function EditSwitch() {
  const { isOn } = useEditState()
  if (pageToken === undefined) return null
  return (
    <span className="group edit-group">
      {isOn && (
        <Suspense>
          <EditControls />
        </Suspense>
      )}
      <button type="button" className="switch" aria-pressed={isOn} onClick={() => switchEditing(!isOn)}>
        {words.bar.edit}
      </button>
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
