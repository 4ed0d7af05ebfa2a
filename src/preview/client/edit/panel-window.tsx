import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type HandedOver, handedAttribute, onPanelMessage, type PanelMessage } from '../panel/panel-messages.ts'
import { useEditState } from './edit-store.ts'

interface PanelWindowProps {
  frame: RefObject<HTMLIFrameElement | null>
  title: string
  /** Shown until the document has rendered. */
  coming: string
  hash?: string
  handed: HandedOver
  onMessage: (message: PanelMessage) => void
}

/** Returns the value; while its frame uploads a picture or has edits to send, the one before, since closing the frame would end that. */
export function useUntilStored<Value>(value: Value): Value {
  const { isStoring } = useEditState()
  const shown = useRef(value)
  if (!isStoring) shown.current = value
  return shown.current
}

/** A frame with a document of the panel. */
export function PanelWindow({ frame, title, coming, hash = '', handed, onMessage }: PanelWindowProps) {
  // The frame outlives navigation of the page, and navigates by itself.
  const [src] = useState(() => `/__lectern/panel?${new URLSearchParams({ reading: handed.reading })}${hash}`)
  const [isDrawn, setDrawn] = useState(false)
  const listen = useEffectEvent((message: PanelMessage) => {
    if (message.lectern === 'drawn' || message.lectern === 'height') setDrawn(true)
    onMessage(message)
  })
  useEffect(() => (frame.current ? onPanelMessage(frame.current, listen) : undefined), [frame])
  return (
    <>
      {!isDrawn && (
        <p className="quiet coming" role="status">
          {coming}
        </p>
      )}
      <iframe ref={frame} title={title} src={src} {...{ [handedAttribute]: JSON.stringify(handed) }} />
    </>
  )
}
