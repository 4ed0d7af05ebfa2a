// Styles of the YAML pane, in the colours of the bar.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { cursorLook, mono } from '../text-editor.ts'

const theme = EditorView.theme(
  {
    '&': {
      height: '100%',
      color: 'light-dark(#1a1f27, #eceff4)',
      backgroundColor: 'light-dark(#f0f3f7, #0f1318)',
      fontSize: '13px',
    },
    '.cm-scroller': { fontFamily: mono, lineHeight: '1.5' },
    '.cm-gutters': {
      backgroundColor: 'light-dark(#f6f7f9, #14181f)',
      color: 'light-dark(#525c6a, #aab4c2)',
      border: '0',
    },
    '.cm-activeLine': { backgroundColor: 'light-dark(#e4e9f080, #1b212a80)' },
    '.cm-activeLineGutter': { backgroundColor: 'light-dark(#e4e9f0, #2a323d)' },
    '.cm-foldPlaceholder': {
      backgroundColor: 'light-dark(#e4e9f0, #2a323d)',
      color: 'light-dark(#414a57, #c8d1dd)',
      border: '1px solid light-dark(#b3bcc8, #4a5563)',
    },
    '.cm-panels, .cm-tooltip': {
      backgroundColor: 'light-dark(#ffffff, #1b212a)',
      color: 'light-dark(#1a1f27, #eceff4)',
      border: '1px solid light-dark(#b3bcc8, #4a5563)',
    },
    '.cm-panels input, .cm-panels button': {
      color: 'light-dark(#1a1f27, #eceff4)',
      backgroundColor: 'light-dark(#f0f3f7, #0f1318)',
      backgroundImage: 'none',
    },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'light-dark(#dbe6fb, #2f4a7d)',
      color: 'light-dark(#1a1f27, #ffffff)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      backgroundColor: 'light-dark(#ffffff, #1b212a)',
      borderColor: 'transparent',
    },
    '.cm-completionDetail': { color: 'light-dark(#525c6a, #aab4c2)' },
    '.cm-completionInfo': { maxWidth: '42ch', whiteSpace: 'pre-wrap' },
    '.cm-diagnostic': { borderLeftWidth: '3px', maxWidth: '70ch' },
    '.cm-diagnostic-error': { borderLeftColor: 'light-dark(#c5382c, #ff6f61)' },
    '.cm-diagnostic-warning': { borderLeftColor: 'light-dark(#8a5a00, #f2b84b)' },
    '.cm-diagnosticAction': {
      backgroundColor: 'light-dark(#cfdffb, #2f5fc4)',
      color: 'light-dark(#1a1f27, #ffffff)',
      border: '1px solid light-dark(#1d4fb8, #8ab4ff)',
    },
    '.cm-searchMatch': { backgroundColor: 'light-dark(#ffe9a8, #6b5a1e)' },
  },
  { dark: true },
)

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'light-dark(#1d4fb8, #8ab4ff)' },
  { tag: tags.comment, color: 'light-dark(#5f6977, #9aa5b4)', fontStyle: 'italic' },
  { tag: tags.string, color: 'light-dark(#1c6438, #b9e3c6)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#8a5a00, #f2b84b)' },
  { tag: [tags.labelName, tags.typeName, tags.keyword], color: 'light-dark(#7a2a8a, #e0a9f0)' },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: 'light-dark(#414a57, #c8d1dd)' },
])

export const look = [cursorLook(-2), theme, syntaxHighlighting(colours)]
