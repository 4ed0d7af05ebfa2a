import { useEffect } from 'react'
import { setScheme } from '../set-scheme.ts'
import { NotePage } from './note-page.tsx'
import { useHandedOver } from './panel-messages.ts'
import { PanelPage } from './panel-page.tsx'

/** The panel, or a note with some of its fields. */
export function PanelDocument() {
  const { reading, path, scheme, note } = useHandedOver()
  useEffect(() => setScheme(scheme, document.documentElement), [scheme])
  return note ? <NotePage {...{ reading, path, ...note }} /> : <PanelPage {...{ reading, path }} />
}
