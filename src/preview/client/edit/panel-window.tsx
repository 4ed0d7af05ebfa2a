import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type HandedOver, handedAttribute, onPanelMessage, type PanelMessage } from '../panel/panel-messages.ts'

interface PanelWindowProps {
  frame: RefObject<HTMLIFrameElement | null>
  title: string
  /** Shown until the document has rendered. */
  coming: string
  hash?: string
  handed: HandedOver
  onMessage: (message: PanelMessage) => void
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
