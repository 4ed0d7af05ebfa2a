// The manifest and the files it includes as text, with the engine's own problems and completion.
import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'

import { useNews } from '../news.ts'
import { Described } from '../panel/described.tsx'
import { Sheet } from '../sheet.tsx'
import { StatusLine } from '../status-line.tsx'
import { words } from '../words.ts'
import { DatabaseFollows } from './database-follows.tsx'
import { shownBlock } from './shown-block.ts'
import { useYamlFile } from './use-yaml-file.ts'
import css from './yaml.css?inline'
import { fetchFiles, placeOf } from './yaml-calls.ts'
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
  const { view, goTo, save, isDirty, status, problems, conflict, decide, following, goOn } = useYamlFile(file, holder)

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
    const shown = shownBlock()
    if (!shown) return
    void placeOf(shown).then((found) => {
      if (!found) return
      choose(found.file)
      goTo(found)
    })
  }
  const { yaml } = words.sheets
  return (
    <Sheet name={words.bar.yaml} title={isDirty ? yaml.titleNotSaved(file) : yaml.titleSaved(file)} onClose={onClose}>
      <style>{css}</style>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape within the editor is the editor's. */}
      <div
        className="yaml-pane"
        onKeyDown={(event) => event.key === 'Escape' && isIn(view, event.target) && event.stopPropagation()}
      >
        <div className="tools">
          {files.length > 1 && (
            <label>
              {yaml.file}{' '}
              <select value={file} onChange={({ currentTarget }) => choose(currentTarget.value)}>
                {files.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <button type="button" className="main" disabled={!isDirty} onClick={() => void save()}>
            {words.editing.save}
          </button>
          <button type="button" onClick={toBlock}>
            {yaml.toBlock}
          </button>
          <span className="quiet" id="yaml-keys">
            <Described as="kbd">{yaml.keys}</Described>
          </span>
          <span className="problems-here">{problems === undefined ? '' : words.bar.problems(problems)}</span>
        </div>
        <StatusLine status={status} />
        {conflict !== undefined && (
          <section className="conflict" aria-label={yaml.conflict}>
            <p>
              <b>{yaml.anotherHand}</b> {yaml.bothKept}
            </p>
            <button type="button" onClick={() => decide('theirs')}>
              {yaml.takeFile}
            </button>{' '}
            <button type="button" onClick={() => decide('mine')}>
              {yaml.keepHere}
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
