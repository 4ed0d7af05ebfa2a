// Marks of Markdown are hidden where the cursor is not: what they mean is drawn. They stay in the text.
import { syntaxTree } from '@codemirror/language'
import { type Range, RangeSet } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** Each with what has to hold the cursor for it to be seen. */
const hidden: Readonly<Record<string, readonly string[]>> = {
  HeaderMark: ['ATXHeading1', 'ATXHeading2', 'ATXHeading3', 'ATXHeading4', 'ATXHeading5', 'ATXHeading6'],
  EmphasisMark: ['Emphasis', 'StrongEmphasis'],
  StrikethroughMark: ['Strikethrough'],
  CodeMark: ['InlineCode'],
  LinkMark: ['Link'],
  URL: ['Link'],
  LinkTitle: ['Link'],
}

const gone = Decoration.replace({})

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
        // A link by reference keeps its label: nothing else says where it leads.
        const isReference = parent?.name === 'Link' && !parent.getChild('URL')
        if (!parent || isReference || !hidden[name]?.includes(parent.name) || isTouched(parent.from, parent.to)) return
        const isHeading = name === 'HeaderMark' && start === parent.from
        const behind = isHeading && state.sliceDoc(end, end + 1) === ' ' ? 1 : 0
        if (end + behind > start) found.push(gone.range(start, end + behind))
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
