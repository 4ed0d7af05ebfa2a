// Chooses a picture from the site's folder, or uploads one by file dialog, drop or paste.
import { useRef, useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import type { StoredPicture } from '../../edit-messages.ts'
import { editEndpoints } from '../../endpoints.ts'
import { addressWith, callServer } from '../server-calls.ts'
import { fieldTitle } from '../titles.ts'
import { useListener } from '../use-listener.ts'
import { inEditorLanguage, inOwnWords, words } from '../words.ts'
import { postToPage } from './panel-messages.ts'
import { usePanel } from './panel-store.ts'
import { PictureLibrary } from './picture-library.tsx'

interface PictureChoiceProps {
  /** Path as in the manifest, such as `images/team.jpg`. */
  chosen?: string
  /** An upload ends once the returned promise, if any, has resolved. */
  onChoose: (file: string) => unknown
}

/** Uploads a picture and chooses it. Returns the state of the upload in words, too. */
function useUpload(onChoose: PictureChoiceProps['onChoose']) {
  const { reload } = usePanel()
  const [status, setStatus] = useState('')
  const upload = async (file: File | undefined) => {
    if (!file) return
    const report = (text: string, isStoring = false) => {
      setStatus(text)
      postToPage({ lectern: 'storing', isStoring, text })
    }
    report(words.panel.pictures.storing(file.name), true)
    const stored = await store(file)
    if ('problem' in stored) return report(refusalOf(stored))
    reload()
    await onChoose(stored.file)
    report(words.panel.pictures.sayAlt(fieldTitle('alt')))
  }
  return { upload, status, setStatus }
}

export function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  const { data } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const { upload, status, setStatus } = useUpload(onChoose)
  const zone = useRef<HTMLDivElement>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)
  useListener(document, ['paste'], (event) => {
    const [file] = (event as ClipboardEvent).clipboardData?.files ?? []
    const isHere = zone.current?.contains(event.target as Node | null) === true
    // With a single picture field, a paste anywhere is meant for it.
    if (!file || !(isHere || document.querySelectorAll('.drop').length === 1)) return
    event.preventDefault()
    void upload(file)
  })
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the button does the same. */}
      <div
        ref={zone}
        className={isDraggedOver ? 'drop over-it' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setDraggedOver(true)
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setDraggedOver(false)
          void upload(event.dataTransfer.files[0])
        }}
      >
        <div className="row">
          <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => void upload(files?.[0])}>
            <Button>{words.panel.pictures.upload}</Button>
          </FileTrigger>
          {data.pictures.length > 0 && (
            <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {words.panel.pictures.chooseOne(data.pictures.length)}
            </Button>
          )}
        </div>
        <p className="quiet">{words.panel.pictures.dropOne}</p>
      </div>
      <p role="status">{status}</p>
      {isOpen && (
        <PictureLibrary
          chosen={chosen}
          onChoose={(file) => {
            onChoose(file)
            setOpen(false)
            setStatus(words.panel.pictures.sayAlt(fieldTitle('alt')))
          }}
        />
      )}
    </>
  )
}

/** Uploads the file. Resolves to its path in the manifest or to a sentence about what went wrong. */
const store = (file: File): Promise<StoredPicture> =>
  callServer(addressWith(editEndpoints.upload, { name: file.name }), file).catch(({ message }: Error) => ({
    problem: words.panel.pictures.notStored(message),
  }))

function refusalOf({ problem, translations }: Extract<StoredPicture, { problem: string }>): string {
  if (!translations) return inEditorLanguage(problem)
  const { message, hint } = inOwnWords({ message: problem, hint: '', translations })
  return `${message} ${hint}`.trim()
}
