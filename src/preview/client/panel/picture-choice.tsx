// A picture of the site's folder, or one that is put there now.
import { useState } from 'react'
import { Button, FileTrigger, ListBox, ListBoxItem } from 'react-aria-components'
import { editEndpoints, tokenHeader } from '../../edit-messages.ts'
import { pageToken } from '../news.ts'
import { usePanel } from './panel-store.ts'

interface PictureChoiceProps {
  /** As the manifest names it. */
  chosen?: string
  onChoose: (file: string) => void
}

export function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  const { data, reload } = usePanel()
  const [isOpen, open] = useState(false)
  const [said, say] = useState('')
  const upload = async (file: File | undefined) => {
    if (!file) return
    say(`${file.name} is being stored …`)
    const stored = await store(file)
    if ('problem' in stored) return say(stored.problem)
    say('Say in “Alt” what it shows, for people who do not see it.')
    reload()
    onChoose(stored.file)
  }
  return (
    <>
      <div className="row">
        <FileTrigger
          acceptedFileTypes={['image/*']}
          onSelect={(files) => void upload(files?.[0]).catch((error: unknown) => say(String(error)))}
        >
          <Button className="small">Upload a picture</Button>
        </FileTrigger>
        {data.pictures.length > 0 && (
          <Button className="small" aria-expanded={isOpen} onPress={() => open(!isOpen)}>
            Choose one of {data.pictures.length}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
      {isOpen && (
        <ListBox
          aria-label="Pictures of the site"
          className="pictures"
          layout="grid"
          selectionMode="single"
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelectionChange={(keys) => {
            const [file] = [...keys]
            if (file !== undefined) onChoose(String(file))
            open(false)
          }}
          items={data.pictures.map(({ file, src }) => ({ id: file, src }))}
        >
          {({ id, src }) => (
            <ListBoxItem id={id} textValue={id} className="thumb">
              <img src={src} alt="" loading="lazy" />
              <span>{id.replace('images/', '')}</span>
            </ListBoxItem>
          )}
        </ListBox>
      )}
    </>
  )
}

async function store(file: File): Promise<{ file: string } | { problem: string }> {
  const answer = await fetch(`${editEndpoints.upload}?${new URLSearchParams({ name: file.name })}`, {
    method: 'POST',
    headers: { [tokenHeader]: pageToken ?? '', 'content-type': 'application/octet-stream' },
    body: file,
  })
  if (answer.ok) return answer.json()
  return { problem: `The picture was not stored: the preview answers ${answer.status}.` }
}
