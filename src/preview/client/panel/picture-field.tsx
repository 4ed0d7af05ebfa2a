import { useState } from 'react'
import { Button, FileTrigger, ListBox, ListBoxItem } from 'react-aria-components'
import { editEndpoints, tokenHeader } from '../../edit-messages.ts'
import { pageToken } from '../news.ts'
import type { AnyFieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'
import { usePanel } from './panel-store.ts'
import { TextValue } from './text-value.tsx'
import { useSet } from './use-set.ts'

/** A picture of the site's folder, or one that is put there now. Its words for people who do not see it stand below, in `alt`. */
export function PictureField(props: AnyFieldProps) {
  const { name, value, schema } = props
  const { data, reload } = usePanel()
  const set = useSet(props)
  const [isOpen, open] = useState(false)
  const [said, say] = useState('')
  const takesImages = schema.pattern?.includes('images/') ?? false
  // A file under public/, as a face is, has a name and no picture.
  if (!takesImages) return <TextValue {...props} />
  const shown = data.pictures.find(({ file }) => file === value)
  const upload = async (file: File | undefined) => {
    if (!file) return
    say(`${file.name} is being stored …`)
    const answer = await fetch(`${editEndpoints.upload}?${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      headers: { [tokenHeader]: pageToken ?? '', 'content-type': 'application/octet-stream' },
      body: file,
    })
    const stored = (await answer.json()) as { file: string } | { problem: string }
    if ('problem' in stored) return say(stored.problem)
    say('Say in “Alt” what it shows, for people who do not see it.')
    reload()
    await set(stored.file)
  }
  return (
    <fieldset className="group picture">
      <legend>{labelOf(name)}</legend>
      {shown && <img src={shown.src} alt="" />}
      <p className="quiet">{typeof value === 'string' ? value : 'No picture yet.'}</p>
      <div className="row">
        <FileTrigger
          acceptedFileTypes={['image/*']}
          onSelect={(files) => void upload(files?.[0]).catch((error: unknown) => say(String(error)))}
        >
          <Button className="small">Upload a picture</Button>
        </FileTrigger>
        <Button className="small" aria-expanded={isOpen} onPress={() => open(!isOpen)}>
          Choose one of {data.pictures.length}
        </Button>
      </div>
      <p role="status">{said}</p>
      {isOpen && (
        <ListBox
          aria-label="Pictures of the site"
          className="pictures"
          layout="grid"
          selectionMode="single"
          selectedKeys={typeof value === 'string' ? [value] : []}
          onSelectionChange={(keys) => {
            const [file] = [...keys]
            if (file !== undefined) void set(String(file))
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
    </fieldset>
  )
}
