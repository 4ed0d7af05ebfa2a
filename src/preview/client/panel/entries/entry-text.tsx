// Edits an entry's Markdown in CodeMirror, with marks shown as formatting. Saves on blur.
import { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from 'react-aria-components'
import type { Path } from '../../../../problems/finding.ts'
import { difference } from '../../../../problems/splice.ts'
import { sourceTools, type Tool } from '../../edit/rich/rich-text-state.ts'
import { marked } from '../../edit/rich/source-marks.ts'
import { words } from '../../words.ts'
import { TypedState } from '../typed-state.tsx'
import { useSet } from '../use-set.ts'
import { useTyped } from '../use-typed.ts'
import { textState } from './text-state.ts'

/** The line ends that end the file. The editor shows the text without them. */
const fileEnd = /\n*$/

export default function EntryText({ at, text }: { at: Path; text: string }) {
  const set = useSet({ name: 'text', at, value: text })
  const end = text === '' ? '\n' : (fileEnd.exec(text)?.[0] ?? '')
  const edited = useTyped(at, text.replace(fileEnd, ''), (now) => set(now + end))
  const { typed, type, save } = edited
  const holder = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const onChange = useEffectEvent(type)
  const onSave = useEffectEvent(() => save())
  const label = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once.
  useEffect(() => {
    if (!holder.current) return
    const editor = new EditorView({
      parent: holder.current,
      state: textState(typed, { label: words.review.things.text, onChange, onSave }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [])
  // Undo and changes by others are applied as the smallest change, so that the cursor stays.
  useEffect(() => {
    const now = view.current?.state.doc.toString()
    const change = now === undefined ? undefined : difference(now, typed)
    if (change) view.current?.dispatch({ changes: { from: change.start, to: change.end, insert: change.text } })
  }, [typed])
  const format = (tool: Tool) => {
    const editor = view.current
    if (!editor) return
    const { from, to } = editor.state.selection.main
    editor.dispatch(editor.state.replaceSelection(marked(tool, editor.state.sliceDoc(from, to))))
    editor.focus()
  }
  return (
    <div className="entry-text">
      <div className="label-row">
        <b id={label}>{words.review.things.text}</b>
        <span className="row">
          {sourceTools.map((tool) => (
            <Button key={tool} onPress={() => format(tool)}>
              {words.editing.tools[tool]}
            </Button>
          ))}
        </span>
      </div>
      <div ref={holder} />
      <TypedState {...edited} />
    </div>
  )
}
