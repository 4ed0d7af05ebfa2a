// Asks where the site lives and writes the answer into the manifest as `publish:`.
import { type FormEvent, useId, useState } from 'react'
import type { Json } from '../../edit-messages.ts'
import { applyEdit } from '../edit/edit-calls.ts'
import { failureText } from '../edit/save-text.ts'
import { Radios } from '../radios.tsx'
import { words } from '../words.ts'

type Kind = 'git' | 'folder' | 'command'

/** Splits at blanks; words in double quotes stay together. No shell reads them. */
const wordsOfProgram = (line: string) => [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)

const publishValue = (kind: Kind, detail: string): Json => {
  if (kind === 'folder') return { to: kind, path: detail.trim() }
  return kind === 'command' ? { to: kind, run: wordsOfProgram(detail) } : { to: kind }
}

/** `hasRemote`: whether the site's Git repository has a remote to push to. The edit can be undone like any other. */
export function DestinationForm({ hasRemote }: { hasRemote: boolean }) {
  const texts = words.review.destination
  const hint = useId()
  const kinds: Kind[] = hasRemote ? ['git', 'folder', 'command'] : ['folder', 'command']
  const [kind, setKind] = useState<Kind>()
  const [detail, setDetail] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (kind === undefined) return
    setSaving(true)
    const answer = await applyEdit({
      label: texts.label,
      operations: [{ do: 'set', path: ['publish'], value: publishValue(kind, detail) }],
    })
    setSaving(false)
    setFault(answer.outcome === 'done' ? undefined : failureText(answer))
  }
  return (
    <form onSubmit={save}>
      <Radios
        label={texts.where}
        options={kinds.map((each) => ({ id: each, words: texts.kinds[each] }))}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen)
          setDetail('')
        }}
      />
      {kind !== undefined && kind !== 'git' && (
        <>
          <label className="note-field">
            <span>{texts.details[kind]}</span>
            <input
              required
              aria-describedby={hint}
              placeholder={kind === 'folder' ? '/srv/site' : 'rsync -a --delete {folder}/ me@example.com:/srv/site/'}
              value={detail}
              onChange={({ currentTarget }) => setDetail(currentTarget.value)}
            />
          </label>
          <p className="quiet" id={hint}>
            {texts.hints[kind]}
          </p>
        </>
      )}
      {fault !== undefined && (
        <p className="obstacle" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="main" disabled={isSaving}>
        {words.editing.save}
      </button>
    </form>
  )
}
