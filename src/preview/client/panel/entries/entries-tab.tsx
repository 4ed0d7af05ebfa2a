// The tab of a collection's entries: searches, opens and adds them.
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { entryEndpoints } from '../../../endpoints.ts'
import type { ListedEntry } from '../../../entry-messages.ts'
import { addressWith } from '../../server-calls.ts'
import { fieldTitle } from '../../titles.ts'
import { useFetched } from '../../use-fetched.ts'
import { words } from '../../words.ts'
import { OneOfFew } from '../one-of-few.tsx'
import { usePanel } from '../panel-store.ts'
import { QuestionForm, TextQuestion } from '../question-form.tsx'
import { Search } from '../search.tsx'
import { useKept } from '../use-kept.ts'
import { entryHash } from './entry-hash.ts'
import { useChangeEntry } from './use-change-entry.ts'

export function EntriesTab() {
  const { data } = usePanel()
  const { reading, revision } = data
  const [collection, setCollection] = useKept('lectern-collection')
  const [find, setFind] = useState('')
  const [isAdding, setAdding] = useState(false)
  const query = { reading, find, collection: collection || undefined }
  const list = useFetched(addressWith(entryEndpoints.list, query), revision)?.answer
  if (!list) return null
  return (
    <>
      {list.collections.length > 1 && (
        <OneOfFew
          label={words.entries.collections}
          options={list.collections.map(({ name, count }) => ({ id: name, name, note: words.number(count) }))}
          chosen={list.collection}
          onChoose={(name) => {
            setCollection(name)
            setFind('')
          }}
        />
      )}
      {isAdding ? (
        <NewEntry key={list.collection} collection={list.collection} onDone={() => setAdding(false)} />
      ) : (
        <div className="row">
          <Button className="main" onPress={() => setAdding(true)}>
            {words.entries.add}
          </Button>
        </div>
      )}
      <Search label={words.entries.find(list.collection)} value={find} onChange={setFind} />
      <ul className="pages" aria-label={list.collection}>
        {list.entries.map((entry) => (
          <li key={JSON.stringify(entry.at)}>
            <Button className="page" onPress={() => location.assign(entryHash(entry.at))}>
              <b>{entry.title}</b>
              <span className="quiet">{[stateWords(entry), entry.page ?? entry.slug].filter(Boolean).join(' · ')}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="quiet" role="status">
        {list.found === 0 && words.editing.noneFound}
        {list.found > list.entries.length && words.editing.moreFound(list.found - list.entries.length)}
      </p>
    </>
  )
}

/** The entry's state in words, empty for an entry that visitors see. */
export function stateWords({ state, moment = '' }: Pick<ListedEntry, 'state' | 'moment'>): string {
  if (state === 'shown') return ''
  return state === 'draft' ? words.bar.draft : words.entries[state](moment)
}

function NewEntry({ collection, onDone }: { collection: string; onDone: () => void }) {
  const [title, setTitle] = useState('')
  const change = useChangeEntry((at) => {
    onDone()
    if (at) location.assign(entryHash(at))
  })
  const add = async () => {
    if (title.trim() !== '') await change({ do: 'new', collection, title: title.trim() })
  }
  return (
    <QuestionForm title={words.entries.add} submit={words.entries.add} onSubmit={add} onCancel={onDone}>
      <TextQuestion label={fieldTitle('title')} value={title} onChange={setTitle} autoFocus />
      <p className="quiet">{words.entries.newIsDraft}</p>
    </QuestionForm>
  )
}
