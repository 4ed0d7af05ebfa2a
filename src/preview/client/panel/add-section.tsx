// Lists all blocks with pictures in this site's look; a press adds the block to the page.
import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import type { Json } from '../../edit-messages.ts'
import { endpoints } from '../../endpoints.ts'
import type { CatalogueEntry } from '../../messages.ts'
import { inGroups, matchesSearch } from '../in-groups.ts'
import { blockTitle, descriptionInWords } from '../titles.ts'
import { useCatalogue } from '../use-catalogue.ts'
import { words } from '../words.ts'
import { type Added, addedSection } from './added-section.ts'
import { PanelHead } from './head.tsx'
import { mayMoveFocus } from './may-move-focus.ts'
import { openSection } from './panel-messages.ts'
import { usePanel } from './panel-store.ts'
import { PictureChoice } from './picture-choice.tsx'
import { Search } from './search.tsx'

type Needs = Extract<Added, { needs: unknown }>['needs']

interface AddSectionProps {
  /** Index of the new section in the page's list. */
  index: number
  list: Path
  onDone: () => void
}

export function AddSection({ index, list, onDone }: AddSectionProps) {
  const { data, change } = usePanel()
  const { entries } = useCatalogue()
  const [search, setSearch] = useState('')
  const [blocked, setBlocked] = useState<{ entry: CatalogueEntry; needs: Needs }>()
  const insert = async (name: string, value: Json) => {
    const isDone = await change(words.editing.added(name), [{ do: 'insert', path: [...list, index], value }])
    onDone()
    if (isDone) openSection(index)
  }
  const add = (entry: CatalogueEntry, picture?: string) => {
    const added = addedSection(entry, data, picture)
    if ('section' in added) return insert(blockTitle(entry.type), added.section)
    setBlocked({ entry, needs: added.needs })
    return undefined
  }
  if (blocked)
    return <Needed {...blocked} onPicture={(file) => add(blocked.entry, file)} onBack={() => setBlocked(undefined)} />
  const found = (entries ?? []).filter((entry) => matchesSearch(entry, search))
  return (
    <section aria-label={words.bar.blocks}>
      <PanelHead title={words.panel.sections.add} back={words.panel.blocks.back} onBack={onDone} takesFocus={false} />
      <Search label={words.panel.blocks.find} value={search} onChange={setSearch} autoFocus={mayMoveFocus()} />
      {data.names.fragments.length > 0 && search === '' && (
        <div className="row">
          {data.names.fragments.map((name) => (
            <Button key={name} onPress={() => void insert(words.panel.blocks.shared(name), { use: name })}>
              {words.panel.blocks.shared(name)}
            </Button>
          ))}
        </div>
      )}
      <Foreign entries={entries ?? []} />
      {inGroups(found).map(({ group, entries: blocks }) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className="blocks">
            {blocks.map((entry) => (
              <li key={entry.type}>
                <BlockButton {...entry} reading={data.reading} onPress={() => void add(entry)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!entries && (
        <p className="quiet" role="status">
          {words.bar.coming}
        </p>
      )}
      {entries && found.length === 0 && <p className="quiet">{words.editing.noneFound}</p>}
    </section>
  )
}

interface BlockButtonProps extends Pick<CatalogueEntry, 'type' | 'about'> {
  reading: string
  onPress: () => void
}

function BlockButton({ type, about, reading, onPress }: BlockButtonProps) {
  return (
    <Button className="block" onPress={onPress}>
      <span className="still" aria-hidden>
        <iframe
          title={blockTitle(type)}
          src={`${endpoints.still}${type}/0?reading=${encodeURIComponent(reading)}`}
          loading="lazy"
          tabIndex={-1}
          sandbox="allow-same-origin"
        />
      </span>
      <b>{blockTitle(type)}</b>
      <span className="quiet">{descriptionInWords(about)}</span>
    </Button>
  )
}

interface NeededProps {
  entry: CatalogueEntry
  needs: Needs
  onPicture: (file: string) => unknown
  onBack: () => void
}

/** Shows what the site lacks for the block, and offers pictures where it lacks one. */
function Needed({ entry: { type }, needs, onPicture, onBack }: NeededProps) {
  return (
    <section aria-label={words.bar.blocks}>
      <PanelHead title={words.panel.fields.add(blockTitle(type))} back={words.panel.blocks.back} onBack={onBack} />
      {needs === 'form' && <p>{words.panel.blocks.needsForm}</p>}
      {needs === 'collection' && <p>{words.panel.blocks.needsCollection}</p>}
      {needs === 'picture' && (
        <>
          <p>{words.panel.blocks.whichPicture}</p>
          <PictureChoice onChoose={onPicture} />
        </>
      )}
    </section>
  )
}

/** Names the blocks whose example texts are not translated into the site's language. */
function Foreign({ entries }: { entries: readonly CatalogueEntry[] }) {
  const foreign = entries.filter(({ isForeign }) => isForeign)
  if (foreign.length === 0) return null
  return (
    <p className="quiet">
      {foreign.length < entries.length
        ? words.panel.blocks.foreignSome(words.list(foreign.map(({ type }) => blockTitle(type))))
        : words.panel.blocks.foreign}
    </p>
  )
}
