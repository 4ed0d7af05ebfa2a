// The catalogue of blocks with pictures of each in this site's look: pressed, it stands on the page.

import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import type { Json } from '../../edit-messages.ts'
import { endpoints } from '../../endpoints.ts'
import type { CatalogueEntry } from '../../messages.ts'
import { inGroups } from '../in-groups.ts'
import { blockTitle } from '../titles.ts'
import { useCatalogue } from '../use-catalogue.ts'
import { words } from '../words.ts'
import { type Added, addedSection } from './added-section.ts'
import { Head } from './head.tsx'
import { mayMoveFocus } from './may-move-focus.ts'
import { open } from './open-section.ts'
import { usePanel } from './panel-store.ts'
import { PictureChoice } from './picture-choice.tsx'
import { Search } from './search.tsx'

type Needs = Extract<Added, { needs: unknown }>['needs']

interface AddSectionProps {
  /** The index that the new section gets, in the list of the page. */
  index: number
  list: Path
  onDone: () => void
}

export function AddSection({ index, list, onDone }: AddSectionProps) {
  const { data, change } = usePanel()
  const { entries } = useCatalogue()
  const [sought, seek] = useState('')
  const typed = sought.toLowerCase()
  const [wanting, want] = useState<{ entry: CatalogueEntry; needs: Needs }>()
  const put = async (name: string, value: Json) => {
    const isDone = await change(words.panel.sections.added(name), [{ do: 'insert', path: [...list, index], value }])
    onDone()
    if (isDone) open(index)
  }
  const add = (entry: CatalogueEntry, picture?: string) => {
    const added = addedSection(entry, data, picture)
    if ('needs' in added) want({ entry, needs: added.needs })
    else void put(blockTitle(entry.type), added.section)
  }
  if (wanting)
    return <Wanting {...wanting} onPicture={(file) => add(wanting.entry, file)} onBack={() => want(undefined)} />
  const found = (entries ?? []).filter(({ type, group, about }) =>
    `${type} ${blockTitle(type)} ${group} ${about}`.toLowerCase().includes(typed),
  )
  return (
    <section aria-label={words.panel.blocks.name}>
      <Head title={words.panel.sections.add} back={words.panel.blocks.back} onBack={onDone} takesFocus={false} />
      <Search label={words.panel.blocks.find} value={sought} onChange={seek} autoFocus={mayMoveFocus()} />
      {data.names.fragments.length > 0 && typed === '' && (
        <div className="row">
          {data.names.fragments.map((name) => (
            <Button
              key={name}
              className="small"
              onPress={() => void put(words.panel.blocks.shared(name), { use: name })}
            >
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
                <BlockButton {...entry} reading={data.reading} onPress={() => add(entry)} />
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
      {entries && found.length === 0 && <p className="quiet">{words.panel.blocks.noneSo}</p>}
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
          title={words.panel.blocks.looks(blockTitle(type))}
          src={`${endpoints.still}${type}/0?reading=${encodeURIComponent(reading)}`}
          loading="lazy"
          tabIndex={-1}
          sandbox="allow-same-origin"
        />
      </span>
      <b>{blockTitle(type)}</b>
      <span className="quiet">{about}</span>
    </Button>
  )
}

interface WantingProps {
  entry: CatalogueEntry
  needs: Needs
  onPicture: (file: string) => void
  onBack: () => void
}

/** What the site has to have before the block can stand on it. */
function Wanting({ entry: { type }, needs, onPicture, onBack }: WantingProps) {
  return (
    <section aria-label={words.panel.blocks.name}>
      <Head title={words.panel.blocks.add(blockTitle(type))} back={words.panel.blocks.back} onBack={onBack} />
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

/** Words that nobody has put into the site's language are told before they stand on its page. */
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
