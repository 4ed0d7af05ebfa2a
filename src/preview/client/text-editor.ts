// Key binding and styles shared by the CodeMirror editors of YAML and entries.
import { EditorView, type KeyBinding } from '@codemirror/view'

export const saveKey = (onSave: () => void): KeyBinding => ({
  key: 'Mod-s',
  preventDefault: true,
  run: () => {
    onSave()
    return true
  },
})

const selected = '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground'

/** `outlineOffset`: pixels between the editor and its focus outline. */
export const cursorLook = (outlineOffset: number) =>
  EditorView.theme({
    '&.cm-focused': { outline: '2px solid var(--own-link)', outlineOffset: `${outlineOffset}px` },
    '.cm-content': { caretColor: 'var(--own-ink)' },
    '.cm-cursor': { borderLeftColor: 'var(--own-ink)' },
    [selected]: { backgroundColor: 'var(--own-chosen)' },
  })
