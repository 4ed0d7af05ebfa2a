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

export const mono = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace'
export const linkColour = 'light-dark(#1d4fb8, #8ab4ff)'

const selected = '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground'

/** `outlineOffset`: pixels between the editor and its focus outline. */
export const cursorLook = (outlineOffset: number) =>
  EditorView.theme({
    '&.cm-focused': { outline: `2px solid ${linkColour}`, outlineOffset: `${outlineOffset}px` },
    '.cm-content': { caretColor: 'light-dark(#1a1f27, #ffffff)' },
    '.cm-cursor': { borderLeftColor: 'light-dark(#1a1f27, #ffffff)' },
    [selected]: { backgroundColor: 'light-dark(#dbe6fb, #2f4a7d)' },
  })
