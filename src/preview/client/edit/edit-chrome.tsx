// The editor and what it adds to the preview's chrome: one chunk, loaded when editing is switched on.
import { onPanelMessage } from '../panel/panel-messages.ts'
import { BlockHandle } from './block-handle.tsx'
import { Drafts, EditControls } from './edit-controls.tsx'
import { EditNote } from './edit-note.tsx'
import { editState, updateEdit } from './edit-store.ts'
import { PanelFrame } from './panel-frame.tsx'
import { PlaceNote } from './place-note.tsx'
import { startEditor } from './start-editor.ts'

startEditor()
onPanelMessage(document, (message) => {
  if (message.lectern === 'storing') updateEdit({ isStoring: message.isStoring, status: message.text })
})
addEventListener('beforeunload', (event) => {
  if (editState().isStoring) event.preventDefault()
})

export { EditControls }

export const EditLayers = () => (
  <>
    <BlockHandle />
    <PanelFrame />
    <Drafts />
    <EditNote />
    <PlaceNote />
  </>
)
