// The entries of a collection: found by their names, opened, and new ones.

import { useEffect, useState } from 'react'
import { Button, Input, Label, TextField } from 'react-aria-components'
import type { EntryList, ListedEntry } from '../../../entry-messages.ts'
import { logError } from '../../log-error.ts'
import { words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'
import { QuestionForm } from '../question-form.tsx'
import { Search } from '../search.tsx'
import { entryHash, fetchEntries } from './entry-calls.ts'
import { TroubleNote } from './trouble-note.tsx'
import { useChangeEntry } from './use-change-entry.ts'

const remembered = 'lectern-collection'

export function EntriesTab() {
  const { data } = usePanel()
  const { reading, revision } = data
  const [collection, choose] = useState(() => sessionStorage.getItem(remembered) ?? '')
  const [sought, seek] = useState('')
  const [isNew, begin] = useState(false)
  const [list, setList] = useState<EntryList>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the site.
  useEffect(() => {
    let isOld = false
    void fetchEntries(reading, collection, sought)
      .then((entries) => !isOld && setList(entries))
      .catch(logError)
    return () => {
      isOld = true
    }
  }, [reading, collection, sought, revision])
  if (!list) return null
  return (
    <>
      {list.collections.length > 1 && (
        <fieldset className="collections" aria-label={words.entries.collections}>
          {list.collections.map(({ name, count }) => (
            <Button
              key={name}
              className="small"
              aria-pressed={name === list.collection}
              onPress={() => {
                sessionStorage.setItem(remembered, name)
                choose(name)
                seek('')
              }}
            >
              {name} <span className="quiet">{words.number(count)}</span>
            </Button>
          ))}
        </fieldset>
      )}
      {isNew ? (
        <NewEntry key={list.collection} collection={list.collection} onDone={() => begin(false)} />
      ) : (
        <div className="row">
          <Button className="main" onPress={() => begin(true)}>
            {words.entries.add}
          </Button>
        </div>
      )}
      <Search label={words.entries.find(list.collection)} value={sought} onChange={seek} />
      <ul className="pages" aria-label={list.collection}>
        {list.entries.map((entry) => (
          <li key={JSON.stringify(entry.at)}>
            <Button
              className="page"
              onPress={() => {
                location.hash = entryHash(entry.at)
              }}
            >
              <b>{entry.title}</b>
              <span className="quiet">{[stateWords(entry), entry.page ?? entry.slug].filter(Boolean).join(' · ')}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="quiet" role="status">
        {list.found === 0 && words.entries.none}
        {list.found > list.entries.length && words.entries.more(list.found - list.entries.length)}
      </p>
    </>
  )
}

/** Empty for what visitors see. */
export function stateWords({ state, moment = '' }: Pick<ListedEntry, 'state' | 'moment'>): string {
  if (state === 'shown') return ''
  return state === 'draft' ? words.entries.draft : words.entries[state](moment)
}

function NewEntry({ collection, onDone }: { collection: string; onDone: () => void }) {
  const [title, type] = useState('')
  const { trouble, change, quiet } = useChangeEntry((at) => {
    onDone()
    if (at) location.hash = entryHash(at)
  })
  const add = async () => {
    if (title.trim() !== '') await change({ do: 'new', collection, title: title.trim() })
  }
  return (
    <QuestionForm title={words.entries.add} submit={words.entries.add} onSubmit={add} onCancel={onDone}>
      <TextField className="field" value={title} onChange={type} autoFocus>
        <Label>{words.entries.title}</Label>
        <Input />
      </TextField>
      <p className="quiet">{words.entries.newIsDraft}</p>
      <TroubleNote trouble={trouble} onQuiet={quiet} />
    </QuestionForm>
  )
}
