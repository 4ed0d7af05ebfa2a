// A picture of the site's folder, or one that is put there now: chosen as a file, dropped or pasted.

import { useEffect, useRef, useState } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import { editEndpoints } from '../../endpoints.ts'
import { addressWith, callServer } from '../server-calls.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { usePanel } from './panel-store.ts'
import { PictureLibrary } from './picture-library.tsx'

interface PictureChoiceProps {
  /** As the manifest names it. */
  chosen?: string
  onChoose: (file: string) => void
}

export function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  const { data, reload } = usePanel()
  const [isOpen, open] = useState(false)
  const [status, setStatus] = useState('')
  const upload = async (file: File | undefined) => {
    if (!file) return
    setStatus(words.panel.pictures.storing(file.name))
    const stored = await store(file)
    if ('problem' in stored) return setStatus(stored.problem)
    setStatus(words.panel.pictures.sayAlt(fieldTitle('alt')))
    reload()
    onChoose(stored.file)
  }
  const uploadFile = (file: File | undefined) =>
    void upload(file).catch((error: unknown) => setStatus(error instanceof Error ? error.message : String(error)))
  const zone = useRef<HTMLDivElement>(null)
  const [isOver, drag] = useState(false)
  const latest = useRef(uploadFile)
  latest.current = uploadFile
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      const isHere = zone.current?.contains(event.target as Node | null) === true
      // Where there is one picture alone, it is meant wherever the focus is.
      if (!file || !(isHere || document.querySelectorAll('.drop').length === 1)) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; the button does the same. */}
      <div
        ref={zone}
        className={isOver ? 'drop over-it' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault()
          drag(true)
        }}
        onDragLeave={() => drag(false)}
        onDrop={(event) => {
          event.preventDefault()
          drag(false)
          uploadFile(event.dataTransfer.files[0])
        }}
      >
        <div className="row">
          <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => uploadFile(files?.[0])}>
            <Button className="small">{words.panel.pictures.upload}</Button>
          </FileTrigger>
          {data.pictures.length > 0 && (
            <Button className="small" aria-expanded={isOpen} onPress={() => open(!isOpen)}>
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
            open(false)
            setStatus(words.panel.pictures.sayAlt(fieldTitle('alt')))
          }}
        />
      )}
    </>
  )
}

const store = (file: File): Promise<{ file: string } | { problem: string }> =>
  callServer(addressWith(editEndpoints.upload, { name: file.name }), file, {
    failures: { answers: words.panel.pictures.notStored },
  }).catch(({ message }: Error) => ({ problem: message }))
