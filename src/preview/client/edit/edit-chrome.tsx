// The editor and what it adds to the preview's chrome: one chunk, loaded when editing is switched on.
import { BlockHandle } from './block-handle.tsx'
import { Drafts, EditControls } from './edit-controls.tsx'
import { EditNote } from './edit-note.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PlaceNote } from './place-note.tsx'
import { startEditor } from './start-editor.ts'

startEditor()

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
