// Hides Markdown's marks in CodeMirror, except around the cursor; their formatting is shown instead.
import { syntaxTree } from '@codemirror/language'
import { type Range, RangeSet } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** Syntax nodes to hide, each with the parents within which the cursor reveals them. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  HeaderMark: ['ATXHeading1', 'ATXHeading2', 'ATXHeading3', 'ATXHeading4', 'ATXHeading5', 'ATXHeading6'],
  EmphasisMark: ['Emphasis', 'StrongEmphasis'],
  StrikethroughMark: ['Strikethrough'],
  CodeMark: ['InlineCode'],
  LinkMark: ['Link'],
  URL: ['Link'],
  LinkTitle: ['Link'],
}

const hide = Decoration.replace({})

function marksIn(view: EditorView): DecorationSet {
  const { state } = view
  const found: Range<Decoration>[] = []
  const isTouched = (from: number, to: number) =>
    view.hasFocus && state.selection.ranges.some((range) => range.from <= to && range.to >= from)
  for (const { from, to } of view.visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter({ name, from: start, to: end, node }) {
        const { parent } = node
        // A reference link keeps its label, which is all that names its target.
        const isReference = parent?.name === 'Link' && !parent.getChild('URL')
        if (!parent || isReference || !hidden[name]?.includes(parent.name) || isTouched(parent.from, parent.to)) return
        const isHeading = name === 'HeaderMark' && start === parent.from
        const space = isHeading && state.sliceDoc(end, end + 1) === ' ' ? 1 : 0
        if (end + space > start) found.push(hide.range(start, end + space))
      },
    })
  return RangeSet.of(found, true)
}

export const hiddenMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = marksIn(view)
    }

    update(update: ViewUpdate) {
      const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state)
      if (update.docChanged || update.selectionSet || update.viewportChanged || update.focusChanged || isParsed)
        this.decorations = marksIn(update.view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)
