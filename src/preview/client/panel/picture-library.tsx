// The pictures in the site's folder: searches, chooses, and removes unused ones.

import { useState } from 'react'
import { Button, GridList, GridListItem, Switch } from 'react-aria-components'
import type { LibraryPicture } from '../../edit-messages.ts'
import { editEndpoints } from '../../endpoints.ts'
import { textFinder } from '../../text-finder.ts'
import { pageInWords } from '../edit/shown-where.ts'
import { callServer } from '../server-calls.ts'
import { useFetched } from '../use-fetched.ts'
import { inEditorLanguage, words } from '../words.ts'
import { usePanel } from './panel-store.ts'
import { Search } from './search.tsx'

const isUnused = ({ pages, isNamed }: LibraryPicture) => pages.length === 0 && !isNamed

export function PictureLibrary({ chosen, onChoose }: { chosen?: string; onChoose: (file: string) => void }) {
  const { data, reload } = usePanel()
  const [removals, setRemovals] = useState(0)
  const all = useFetched(editEndpoints.pictures, `${data.revision} ${removals}`)?.answer
  const [search, setSearch] = useState('')
  const [isUnusedOnly, setUnusedOnly] = useState(false)
  const [removing, setRemoving] = useState<LibraryPicture>()
  const [status, setStatus] = useState('')
  const remove = async ({ file }: LibraryPicture) => {
    setRemoving(undefined)
    const answer = await callServer(editEndpoints.removePicture, { file })
    setStatus('problem' in answer ? inEditorLanguage(answer.problem) : words.panel.pictures.removed(file, answer.kept))
    setRemovals((count) => count + 1)
    reload()
  }
  const isFound = textFinder(search)
  const found = (all ?? []).filter((one) => isFound(one.file) && (!isUnusedOnly || isUnused(one)))
  return (
    <div className="library">
      <Search label={words.panel.pictures.find} value={search} onChange={setSearch} />
      <Switch className="switch-field" isSelected={isUnusedOnly} onChange={setUnusedOnly}>
        <span className="track" aria-hidden />
        <span>{words.panel.pictures.unusedOnly}</span>
      </Switch>
      <p role="status">{status || (all ? words.editing.ofMost(found.length, all.length) : words.bar.coming)}</p>
      {removing && (
        <ConfirmRemoval
          file={removing.file}
          onYes={() => void remove(removing).catch((error: unknown) => setStatus(String(error)))}
          onNo={() => setRemoving(undefined)}
        />
      )}
      {all && (
        <GridList
          aria-label={words.panel.pictures.ofSite}
          className="pictures"
          layout="grid"
          selectionMode="none"
          onAction={(file) => onChoose(String(file))}
          items={found.map((one) => ({ ...one, id: one.file }))}
          dependencies={[chosen]}
          renderEmptyState={() => <p className="quiet">{words.editing.noneFound}</p>}
        >
          {(picture) => <Thumb {...{ picture, isChosen: picture.file === chosen, onRemove: setRemoving }} />}
        </GridList>
      )}
    </div>
  )
}

interface ThumbProps {
  picture: LibraryPicture
  isChosen: boolean
  onRemove: (picture: LibraryPicture) => void
}

const Thumb = ({ picture, isChosen, onRemove }: ThumbProps) => (
  <GridListItem
    id={picture.file}
    textValue={[nameOf(picture), sizeOf(picture), usedOn(picture)].join(', ')}
    className={isChosen ? 'thumb chosen' : 'thumb'}
  >
    <img src={picture.src} alt="" loading="lazy" />
    <b>{nameOf(picture)}</b>
    <span className="quiet">{sizeOf(picture)}</span>
    <span className="quiet">{isChosen ? words.panel.pictures.shownHere : usedOn(picture)}</span>
    {isUnused(picture) && (
      <Button
        aria-label={words.labelled(words.panel.pictures.deleteIt, nameOf(picture))}
        onPress={() => onRemove(picture)}
      >
        {words.panel.pictures.deleteIt}
      </Button>
    )}
  </GridListItem>
)

const ConfirmRemoval = ({ file, onYes, onNo }: { file: string; onYes: () => void; onNo: () => void }) => (
  <div className="hint" role="alertdialog" aria-label={words.labelled(words.panel.pictures.deleteIt, file)}>
    <p>{words.panel.pictures.deleteAbout(file)}</p>
    <div className="row">
      <Button className="danger" autoFocus onPress={onYes}>
        {words.panel.pictures.deleteIt}
      </Button>
      <Button onPress={onNo}>{words.editing.cancel}</Button>
    </div>
  </div>
)

const nameOf = ({ file }: LibraryPicture) => file.replace('images/', '')

function sizeOf({ width, height, bytes }: LibraryPicture): string {
  const weight = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
  return width && height ? `${width} × ${height}, ${weight}` : weight
}

function usedOn({ pages, isNamed }: LibraryPicture): string {
  const [first, ...others] = pages
  if (!first) return isNamed ? words.panel.pictures.usedNowhere : words.panel.pictures.notUsed
  const where = words.editing.onPage(pageInWords(first))
  return others.length > 0 ? words.list([where, words.editing.onMorePages(others.length)]) : where
}
