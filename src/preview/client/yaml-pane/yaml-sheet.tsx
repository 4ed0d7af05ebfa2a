// The YAML pane: edits the manifest and its included files as text, with the engine's problems and completions.
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormFollowing } from '../../edit-messages.ts'
import { yamlEndpoints } from '../../endpoints.ts'
import type { FilePlace } from '../../messages.ts'
import { FollowingDialog } from '../following-dialog.tsx'
import { useNews } from '../news.ts'
import { Described } from '../panel/described.tsx'
import { blocksOnPage, regionOf } from '../pointers.ts'
import { callServer } from '../server-calls.ts'
import { Sheet } from '../sheet.tsx'
import { StatusLine } from '../status-line.tsx'
import { useFetched } from '../use-fetched.ts'
import { words } from '../words.ts'
import css from './yaml.css?inline'
import { YamlFile } from './yaml-file.ts'

/** `place`: each new object is scrolled to. */
export default function YamlSheet({ place }: { place?: FilePlace }) {
  const { shown, health, turn } = useNews()
  const [file, setFile] = useState(place?.file ?? health.file)
  const [target, setTarget] = useState<FilePlace>()
  const goTo = useCallback((to: FilePlace) => {
    setFile(to.file)
    setTarget(to)
  }, [])
  const holder = useRef<HTMLDivElement>(null)
  const opened = useYamlFile(file, holder, target)
  const { isDirty, status, problems, conflict, following } = opened.use()

  // A save may include another file.
  const files = useFetched(yamlEndpoints.files, turn)?.answer ?? []
  useEffect(() => {
    if (place) goTo(place)
  }, [place, goTo])
  const toBlock = () => {
    const pointer = pointerInView()
    if (!pointer || !shown) return
    void callServer(yamlEndpoints.place, { reading: shown.reading, pointer }).then((found) => {
      if (found) goTo(found)
    })
  }
  const { yaml } = words.sheets
  return (
    <Sheet name={words.bar.yaml} title={isDirty ? yaml.titleNotSaved(file) : yaml.titleSaved(file)}>
      <style>{css}</style>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps Escape within the editor from closing the sheet. */}
      <div
        className="yaml-pane"
        onKeyDown={(event) => event.key === 'Escape' && isIn(holder.current, event) && event.stopPropagation()}
      >
        <div className="tools">
          {files.length > 1 && (
            <label>
              {words.review.things.file}{' '}
              <select value={file} onChange={({ currentTarget }) => setFile(currentTarget.value)}>
                {files.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <button type="button" className="main" disabled={!isDirty} onClick={() => void opened.save()}>
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
        {conflict !== undefined && <Conflict file={opened} />}
        {following && <Following file={opened} following={following} />}
        <div className="holder" ref={holder} />
      </div>
    </Sheet>
  )
}

/** Asks whose text stays, where others have changed the same lines. */
const Conflict = ({ file }: { file: YamlFile }) => (
  <section className="conflict" aria-label={words.sheets.yaml.conflict}>
    <p>
      <b>{words.editing.changedMeanwhile}</b> {words.sheets.yaml.bothKept}
    </p>
    <button type="button" onClick={() => file.decide('theirs')}>
      {words.editing.takeTheirs}
    </button>{' '}
    <button type="button" onClick={() => file.decide('mine')}>
      {words.editing.keepMine}
    </button>
  </section>
)

function Following({ file, following }: { file: YamlFile; following: FormFollowing }) {
  const { goOnTyping, saveAllTheSame, save } = words.editing
  const decline = () => file.backToText()
  const agree = () => void file.save({ agreed: true })
  const goOn = { label: goOnTyping, act: decline }
  const actions =
    following.conflicts.length > 0
      ? [goOn, { label: saveAllTheSame, act: agree }]
      : [{ label: save, isMain: true, act: agree }, goOn]
  return <FollowingDialog title={words.sheets.yaml.beforeSaved} {...{ following, actions }} onDecline={decline} />
}

/** Pointer of the first block that reaches into the window's upper part. */
function pointerInView() {
  const block = blocksOnPage().find((one) => one.getBoundingClientRect().bottom > 120)
  return block && regionOf(block)?.pointer
}

const isIn = (element: Element | null, { target }: Pick<Event, 'target'>) =>
  target instanceof Node && element?.contains(target) === true

/** Opens the file within `holder`, and scrolls to each new `target` in it. */
function useYamlFile(file: string, holder: RefObject<HTMLElement | null>, target: FilePlace | undefined) {
  const { turn } = useNews()
  const opened = useMemo(() => new YamlFile(file), [file])
  useEffect(() => (holder.current ? opened.open(holder.current) : undefined), [opened, holder])
  useEffect(() => {
    if (target?.file === opened.file) opened.goTo(target)
  }, [opened, target])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save, of any window, changes the turn.
  useEffect(() => {
    const timer = setTimeout(() => void opened.refresh(), 200)
    return () => clearTimeout(timer)
  }, [opened, turn])
  return opened
}
