// The manifest and the files it includes as text, with the engine's own problems and completion.
import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { counted } from '../counted.ts'
import { useNews } from '../news.ts'
import { Sheet } from '../sheet.tsx'
import { fetchFiles, placeOf } from './ask-yaml.ts'
import { DatabaseFollows } from './database-follows.tsx'
import { shownBlock } from './shown-block.ts'
import { useYamlFile } from './use-yaml-file.ts'
import css from './yaml.css?inline'
import type { YamlPlace } from './yaml-place.ts'

interface YamlSheetProps {
  /** Where to begin; each new one is gone to. */
  place?: YamlPlace
  onClose: () => void
}

export default function YamlSheet({ place, onClose }: YamlSheetProps) {
  const { health, turn } = useNews()
  const [files, setFiles] = useState<string[]>([])
  const [file, choose] = useState(place?.file ?? health.file)
  const holder = useRef<HTMLDivElement>(null)
  const { view, goTo, save, isDirty, said, problems, conflict, decide, following, goOn } = useYamlFile(file, holder)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have brought another file in.
  useEffect(() => {
    fetchFiles().then(
      (answer) => setFiles(answer.files),
      () => setFiles([]),
    )
  }, [turn])
  useEffect(() => {
    if (!place) return
    choose(place.file)
    goTo(place)
  }, [place, goTo])
  const toBlock = () => {
    const asked = shownBlock()
    if (!asked) return
    void placeOf(asked).then((found) => {
      if (!found) return
      choose(found.file)
      goTo(found)
    })
  }
  const state = isDirty ? 'not saved' : 'saved'
  return (
    <Sheet name="YAML" title={`${file}, ${state}`} onClose={onClose}>
      <style>{css}</style>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape within the editor is the editor's. */}
      <div
        className="yaml-pane"
        onKeyDown={(event) => event.key === 'Escape' && isIn(view, event.target) && event.stopPropagation()}
      >
        <div className="tools">
          {files.length > 1 && (
            <label>
              File{' '}
              <select value={file} onChange={({ currentTarget }) => choose(currentTarget.value)}>
                {files.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <button type="button" className="main" disabled={!isDirty} onClick={() => void save()}>
            Save
          </button>
          <button type="button" onClick={toBlock}>
            Go to the block shown
          </button>
          <span className="quiet" id="yaml-keys">
            <kbd>Ctrl</kbd> <kbd>S</kbd> saves, <kbd>Ctrl</kbd> <kbd>Space</kbd> offers words, <kbd>Escape</kbd> then{' '}
            <kbd>Tab</kbd> leaves
          </span>
          <span className="problems-here">{problems === undefined ? '' : counted(problems, 'problem')}</span>
        </div>
        <div role="status" className={said?.isWrong ? 'said bad' : 'said'}>
          {said && <span>{said.text}</span>}
          {said?.action && (
            <button type="button" onClick={said.action.act}>
              {said.action.label}
            </button>
          )}
        </div>
        {conflict !== undefined && (
          <section className="conflict" aria-label="Conflict">
            <p>
              <b>Another hand has changed lines that are changed here too.</b> Both texts are kept until you decide.
            </p>
            <button type="button" onClick={() => decide('theirs')}>
              Take what is in the file
            </button>{' '}
            <button type="button" onClick={() => decide('mine')}>
              Keep what is here
            </button>
          </section>
        )}
        {following && (
          <DatabaseFollows following={following} onSave={() => void save({ agreed: true })} onBack={goOn} />
        )}
        <div className="holder" ref={holder} />
      </div>
    </Sheet>
  )
}

const isIn = (view: EditorView | undefined, target: EventTarget) =>
  target instanceof Node && view?.dom.contains(target) === true
