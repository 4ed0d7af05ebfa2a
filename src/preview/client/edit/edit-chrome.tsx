// What editing adds to the bar, with the editor itself: one chunk, loaded once it is switched on.
import { Drafts, EditControls, EditNote } from './edit-controls.tsx'
import { startEditor } from './editor.ts'

startEditor()

export { Drafts, EditControls, EditNote }
