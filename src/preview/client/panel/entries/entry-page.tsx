// An entry: its fields, its text, when it is shown, and what is done to it as a whole.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button, Input, Label, TextField } from 'react-aria-components'
import type { EntryForm } from '../../../entry-messages.ts'
import { logError } from '../../log-error.ts'
import { words } from '../../words.ts'
import { FieldGroup } from '../field-group.tsx'
import { Head } from '../head.tsx'
import { postToPage } from '../panel-page-messages.ts'
import { PanelContext, usePanel } from '../panel-store.ts'
import { QuestionForm } from '../question-form.tsx'
import { stateWords } from './entries-tab.tsx'
import { entryHash, fetchEntry } from './entry-calls.ts'
import { TroubleNote } from './trouble-note.tsx'
import { useChangeEntry } from './use-change-entry.ts'

const EntryText = lazy(() => import('./entry-text.tsx'))

/** What says when it is shown; the name and those before it have a form of their own. */
const timed = ['draft', 'publish', 'until']
const named = ['slug', 'was']

const leave = () => {
  location.hash = 'entries'
}

/** `at`: its place, as JSON. */
export function EntryPage({ at }: { at: string }) {
  const host = usePanel()
  const { reading, revision } = host.data
  const [loaded, setLoaded] = useState<{ form: EntryForm | undefined; revision: number }>()
  useEffect(() => {
    let isOld = false
    void fetchEntry(reading, at)
      .then((form) => !isOld && setLoaded({ form, revision }))
      .catch(logError)
    return () => {
      isOld = true
    }
  }, [reading, at, revision])
  if (!loaded) return null
  const { form } = loaded
  if (!form)
    return (
      <section>
        <Head title={words.entries.gone} back={words.entries.all} onBack={leave} />
      </section>
    )
  // Its fields are as old as the entry.
  return (
    <PanelContext value={{ ...host, data: { ...host.data, revision: loaded.revision } }}>
      <OpenEntry form={form} />
    </PanelContext>
  )
}

function OpenEntry({ form }: { form: EntryForm }) {
  const { at, schema, value, body, page, title } = form
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (page === undefined || form.state !== 'shown' || shown.current === page) return
    shown.current = page
    postToPage({ lectern: 'go', path: page })
  }, [page, form.state])
  const fields = Object.keys(schema.properties ?? {}).filter((key) => !timed.includes(key) && !named.includes(key))
  return (
    <section aria-label={title}>
      <Head title={title} back={words.entries.all} onBack={leave} />
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
    </section>
  )
}

function Whole({ form }: { form: EntryForm }) {
  const { at, slug, hasName } = form
  const [name, rename] = useState<string>()
  const { trouble, change, quiet } = useChangeEntry((made, request) => {
    rename(undefined)
    if (request.do === 'remove') leave()
    else if (made) location.hash = entryHash(made)
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
          onCancel={() => rename(undefined)}
        >
          <TextField className="field" value={name} onChange={rename} autoFocus>
            <Label>{words.entries.name}</Label>
            <Input />
          </TextField>
          <p className="quiet">{words.entries.renameLeads}</p>
        </QuestionForm>
      )}
      <TroubleNote trouble={trouble} onQuiet={quiet} />
      <div className="row">
        <Button className="small" onPress={() => void change({ do: 'duplicate', at })}>
          {words.entries.copy}
        </Button>
        {hasName && name === undefined && (
          <Button className="small" onPress={() => rename(slug)}>
            {words.entries.rename} …
          </Button>
        )}
        <Button className="small danger" onPress={() => void change({ do: 'remove', at })}>
          {words.entries.remove}
        </Button>
      </div>
    </>
  )
}
