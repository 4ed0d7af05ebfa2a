// The fields and text of one entry, when it is shown, and copying, renaming and removing it.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { entryEndpoints } from '../../../endpoints.ts'
import type { EntryForm } from '../../../entry-messages.ts'
import { addressWith } from '../../server-calls.ts'
import { useFetched } from '../../use-fetched.ts'
import { words } from '../../words.ts'
import { FieldGroup } from '../field-group.tsx'
import { PanelHead } from '../head.tsx'
import { postToPage } from '../panel-messages.ts'
import { PanelContext, usePanel } from '../panel-store.ts'
import { QuestionForm, TextQuestion } from '../question-form.tsx'
import { stateWords } from './entries-tab.tsx'
import { entryHash } from './entry-hash.ts'
import { useChangeEntry } from './use-change-entry.ts'

const EntryText = lazy(() => import('./entry-text.tsx'))

/** Keys that decide when the entry is shown. */
const timed = ['draft', 'publish', 'until']
/** Keys that only renaming changes. */
const named = ['slug', 'was']

const leave = () => location.assign('#entries')

/** `at`: JSON of the entry's path. */
export function EntryPage({ at }: { at: string }) {
  const host = usePanel()
  const { reading, revision } = host.data
  const loaded = useFetched(addressWith(entryEndpoints.form, { reading, at }), revision)
  const form = loaded?.answer
  // After an undone rename the entry has its former path.
  const isElsewhere = form !== undefined && JSON.stringify(form.at) !== at
  useEffect(() => {
    if (isElsewhere) location.assign(entryHash(form.at))
  }, [isElsewhere, form])
  const isGone = loaded !== undefined && form === undefined
  // The way back takes the focus while the entry is still loading.
  return (
    <section aria-label={form?.title}>
      <PanelHead title={isGone ? words.entries.gone : (form?.title ?? '')} back={words.entries.all} onBack={leave} />
      {form && !isElsewhere && (
        // The fields compare revisions, and these fields have the entry's.
        <PanelContext value={{ ...host, data: { ...host.data, revision: loaded?.revision ?? 0 } }}>
          <OpenEntry form={form} />
        </PanelContext>
      )}
    </section>
  )
}

function OpenEntry({ form }: { form: EntryForm }) {
  const { at, schema, value, body, page } = form
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (page === undefined || form.state !== 'shown' || shown.current === page) return
    shown.current = page
    postToPage({ lectern: 'go', path: page })
  }, [page, form.state])
  const fields = Object.keys(schema.properties ?? {}).filter((key) => !timed.includes(key) && !named.includes(key))
  return (
    <>
      <p className="quiet">{[form.collection, stateWords(form), page ?? form.slug].filter(Boolean).join(' · ')}</p>
      <FieldGroup schema={schema} value={value} at={at} hidden={[...timed, ...named]} />
      {body && (
        <Suspense>
          <EntryText at={body.at} text={body.text} />
        </Suspense>
      )}
      <h2>{words.entries.whenShown}</h2>
      <FieldGroup schema={schema} value={value} at={at} hidden={[...fields, ...named]} />
      <h2>{words.entries.whole}</h2>
      <Whole form={form} />
    </>
  )
}

function Whole({ form }: { form: EntryForm }) {
  const { at, slug, hasName } = form
  const [name, setName] = useState<string>()
  const change = useChangeEntry((result, request) => {
    setName(undefined)
    if (request.do === 'remove') leave()
    else if (result) location.assign(entryHash(result))
  })
  return (
    <>
      {name !== undefined && (
        <QuestionForm
          title={words.entries.rename}
          submit={words.entries.rename}
          onSubmit={async () => {
            if (name.trim() !== '' && name !== slug) await change({ do: 'rename', at, slug: name.trim() })
          }}
          onCancel={() => setName(undefined)}
        >
          <TextQuestion label={words.entries.name} value={name} onChange={setName} autoFocus />
          <p className="quiet">{words.entries.renameLeads}</p>
        </QuestionForm>
      )}
      <div className="row">
        <Button onPress={() => void change({ do: 'duplicate', at })}>{words.panel.items.copy}</Button>
        {hasName && name === undefined && <Button onPress={() => setName(slug)}>{words.entries.rename} …</Button>}
        <Button className="danger" onPress={() => void change({ do: 'remove', at })}>
          {words.panel.items.remove}
        </Button>
      </div>
    </>
  )
}
