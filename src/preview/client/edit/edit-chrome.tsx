// What editing adds to the bar, with the editor itself: one chunk, loaded once it is switched on.
import { BlockHandle } from './block-handle.tsx'
import { Drafts, EditControls } from './edit-controls.tsx'
import { EditNote } from './edit-note.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PlaceNote } from './place-note.tsx'
import { startEditor } from './start-editor.ts'

startEditor()

export { BlockHandle, Drafts, EditControls, EditNote, PanelFrame, PlaceNote }
