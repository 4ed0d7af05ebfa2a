// Configures CodeMirror for the YAML pane.
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { cursorLook, saveKey } from '../text-editor.ts'
import { words } from '../words.ts'
import { indentation } from './indentation.ts'

interface ViewOptions {
  doc: string
  /** Name for screen readers. */
  label: string
  extensions: Extension
  onSave: () => void
  onChange: (view: EditorView) => void
}

export const stateOf = ({ doc, label, extensions, onSave, onChange }: ViewOptions): EditorState =>
  EditorState.create({
    doc,
    extensions: [
      lineNumbers(),
      foldGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSelectionMatches(),
      EditorState.tabSize.of(2),
      indentation,
      yaml(),
      cursorLook(-2),
      EditorState.phrases.of(words.answers),
      // Colours and fonts are in `yaml.css`, for both schemes.
      EditorView.darkTheme.of(true),
      syntaxHighlighting(classHighlighter),
      extensions,
      keymap.of([
        saveKey(onSave),
        ...completionKeymap,
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...foldKeymap,
        ...lintKeymap,
        // After Escape, Tab leaves the editor instead.
        indentWithTab,
      ]),
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': 'yaml-keys', tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, view }) => docChanged && onChange(view)),
    ],
  })
