// Configures CodeMirror for an entry's Markdown.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { GFM, parser } from '@lezer/markdown'
import { cursorLook, saveKey } from '../../text-editor.ts'
import { hiddenMarks } from './hidden-marks.ts'

const markdown = new Language(defineLanguageFacet(), parser.configure(GFM), [], 'markdown')

const formatting = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.45em', fontWeight: '700' },
  { tag: tags.heading2, fontSize: '1.25em', fontWeight: '700' },
  { tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], fontSize: '1.1em', fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: 'var(--own-link)', textDecoration: 'underline' },
  { tag: tags.url, color: 'var(--own-link)' },
  { tag: tags.monospace, fontFamily: 'var(--own-mono)', fontSize: '0.92em' },
  { tag: tags.quote, fontStyle: 'italic' },
  { tag: [tags.processingInstruction, tags.labelName], color: 'var(--own-quiet)' },
])

const look = EditorView.theme({
  '&': { fontSize: '14px' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.55' },
  '.cm-content': { padding: '8px 0', minHeight: '160px' },
})

interface TextOptions {
  /** Name for screen readers. */
  label: string
  onChange: (text: string) => void
  onSave: () => void
}

export const textState = (doc: string, { label, onChange, onSave }: TextOptions): EditorState =>
  EditorState.create({
    doc,
    extensions: [
      history(),
      drawSelection(),
      EditorView.lineWrapping,
      markdown.extension,
      syntaxHighlighting(formatting),
      hiddenMarks,
      cursorLook(1),
      look,
      keymap.of([saveKey(onSave), ...defaultKeymap, ...historyKeymap]),
      EditorView.domEventHandlers({ blur: () => onSave() }),
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true' }),
      EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
    ],
  })
