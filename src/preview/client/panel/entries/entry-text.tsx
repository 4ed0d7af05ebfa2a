// The text of an entry: its Markdown, with marks drawn as formatting. Saved when it is left.
import { EditorView } from '@codemirror/view'
import { useEffect, useId, useRef } from 'react'
import { Button } from 'react-aria-components'
import { difference } from '../../../../edit/splice.ts'
import type { Path } from '../../../../problems/finding.ts'
import type { Mark } from '../../edit/edit-store.ts'
import { marked } from '../../edit/insert.ts'
import { words } from '../../words.ts'
import { useSet } from '../use-set.ts'
import { useTyped } from '../use-typed.ts'
import { textState } from './text-state.ts'

const marks: readonly Mark[] = ['bold', 'italic', 'link', 'list']

export default function EntryText({ at, text }: { at: Path; text: string }) {
  const set = useSet({ name: 'text', at, value: text })
  const { typed, theirs, type, save } = useTyped(at, text, (now) => set(now))
  const holder = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const act = useRef({ type, save })
  act.current = { type, save }
  const label = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for as long as the text is shown.
  useEffect(() => {
    if (!holder.current) return
    const editor = new EditorView({
      parent: holder.current,
      state: textState(typed, {
        label: words.entries.text,
        onChange: (now) => act.current.type(now),
        onSave: () => act.current.save(),
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [])
  // What is taken back or changed elsewhere comes as the smallest change: the cursor stays.
  useEffect(() => {
    const now = view.current?.state.doc.toString()
    const change = now === undefined ? undefined : difference(now, typed)
    if (change) view.current?.dispatch({ changes: { from: change.start, to: change.end, insert: change.text } })
  }, [typed])
  const put = (mark: Mark) => {
    const editor = view.current
    if (!editor) return
    const { from, to } = editor.state.selection.main
    editor.dispatch(editor.state.replaceSelection(marked(mark, editor.state.sliceDoc(from, to))))
    editor.focus()
  }
  return (
    <div className="entry-text">
      <div className="label-row">
        <b id={label}>{words.entries.text}</b>
        <span className="row">
          {marks.map((mark) => (
            <Button key={mark} className="small" onPress={() => put(mark)}>
              {words.entries.marks[mark]}
            </Button>
          ))}
        </span>
      </div>
      <div ref={holder} />
      {theirs !== undefined && (
        <p role="alert" className="theirs">
          {words.entries.theirs}
        </p>
      )}
    </div>
  )
}
