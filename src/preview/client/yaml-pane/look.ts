// The pane in the colours of the bar and its sheets.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const theme = EditorView.theme(
  {
    '&': { height: '100%', color: '#eceff4', backgroundColor: '#0f1318', fontSize: '13px' },
    '&.cm-focused': { outline: '2px solid #8ab4ff', outlineOffset: '-2px' },
    '.cm-scroller': { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace', lineHeight: '1.5' },
    '.cm-content': { caretColor: '#ffffff' },
    '.cm-cursor': { borderLeftColor: '#ffffff' },
    '.cm-gutters': { backgroundColor: '#14181f', color: '#aab4c2', border: '0' },
    '.cm-activeLine': { backgroundColor: '#1b212a80' },
    '.cm-activeLineGutter': { backgroundColor: '#2a323d' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: '#2f4a7d',
    },
    '.cm-foldPlaceholder': { backgroundColor: '#2a323d', color: '#c8d1dd', border: '1px solid #4a5563' },
    '.cm-panels, .cm-tooltip': { backgroundColor: '#1b212a', color: '#eceff4', border: '1px solid #4a5563' },
    '.cm-panels input, .cm-panels button': { color: '#eceff4', backgroundColor: '#0f1318', backgroundImage: 'none' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: '#2f4a7d', color: '#ffffff' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { backgroundColor: '#1b212a', borderColor: 'transparent' },
    '.cm-completionDetail': { color: '#aab4c2' },
    '.cm-completionInfo': { maxWidth: '42ch', whiteSpace: 'pre-wrap' },
    '.cm-diagnostic': { borderLeftWidth: '3px', maxWidth: '70ch' },
    '.cm-diagnostic-error': { borderLeftColor: '#ff6f61' },
    '.cm-diagnostic-warning': { borderLeftColor: '#f2b84b' },
    '.cm-diagnosticAction': { backgroundColor: '#2f5fc4', color: '#ffffff', border: '1px solid #8ab4ff' },
    '.cm-searchMatch': { backgroundColor: '#6b5a1e' },
  },
  { dark: true },
)

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: '#8ab4ff' },
  { tag: tags.comment, color: '#9aa5b4', fontStyle: 'italic' },
  { tag: tags.string, color: '#b9e3c6' },
  { tag: [tags.number, tags.bool, tags.null], color: '#f2b84b' },
  { tag: [tags.labelName, tags.typeName, tags.keyword], color: '#e0a9f0' },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: '#c8d1dd' },
])

export const look = [theme, syntaxHighlighting(colours)]
