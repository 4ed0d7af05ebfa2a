// The panel's window beside the page, and what it tells the page.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { followLink } from '../follow-link.ts'
import { tryLook } from '../look.ts'
import { useNews } from '../news.ts'
import { onPanelMessage, postToPanel, type ShownPage } from '../panel/panel-page-messages.ts'
import { pageHere, query } from '../query.ts'
import { words } from '../words.ts'
import { makeRoom } from './beside-panel.ts'
import { type EditState, keepPanel, updateEdit, useEditState } from './edit-store.ts'

export function PanelFrame() {
  const { panel } = useEditState()
  const { shown } = useNews()
  const [page, turnTo] = useState(pageHere)
  // With the bar, which draws it anew whenever its switch is pressed.
  const { scheme } = query()
  const frame = useRef<HTMLIFrameElement>(null)
  const isOpen = panel !== undefined

  useEffect(() => {
    const follow = () => turnTo(pageHere())
    document.addEventListener('lectern:drawn', follow)
    return () => document.removeEventListener('lectern:drawn', follow)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    let giveBack = makeRoom()
    const ignore = onPanelMessage(frame, ({ lectern }) => {
      if (lectern !== 'laid') return
      giveBack()
      giveBack = makeRoom()
    })
    return () => {
      ignore()
      giveBack()
    }
  }, [isOpen])
  useEffect(
    () =>
      onPanelMessage(frame, (data) => {
        if (data.lectern === 'close') updateEdit({ panel: undefined })
        if (data.lectern === 'history') updateEdit({ history: data.history })
        if (data.lectern === 'opened') updateEdit({ opened: data.at })
        if (data.lectern === 'section') showSection(data.at)
        if (data.lectern === 'go') followLink(data.path)
        if (data.lectern === 'look') tryLook(data.theme)
      }),
    [],
  )

  // It ends where the bar begins, which may have several rows.
  useEffect(() => {
    const bar = frame.current?.closest('.chrome')?.querySelector('.bar')
    if (!isOpen || !bar) return
    const observer = new ResizeObserver(() =>
      frame.current?.parentElement?.style.setProperty('--bar', `${bar.getBoundingClientRect().height}px`),
    )
    observer.observe(bar)
    return () => observer.disconnect()
  }, [isOpen])

  if (!panel || !shown) return null
  return (
    <aside className="panel-frame" aria-label={words.editing.panel}>
      <PanelWindow frame={frame} panel={panel} reading={shown.reading} path={page} scheme={scheme} />
    </aside>
  )
}

interface PanelWindowProps extends ShownPage {
  frame: RefObject<HTMLIFrameElement | null>
  panel: NonNullable<EditState['panel']>
}

/** It stays while the page beside it is another one, and is told so. */
function PanelWindow({ frame, panel, reading, path, scheme }: PanelWindowProps) {
  const [first] = useState(() => `${new URLSearchParams({ reading, path, ...(scheme && { scheme }) })}${panel.hash}`)
  const tell = useCallback(
    () => frame.current && postToPanel(frame.current, { lectern: 'page', reading, path, scheme }),
    [frame, reading, path, scheme],
  )
  useEffect(() => void tell(), [tell])
  // Where it was left to is asked for once more: its address is its own meanwhile.
  const shown = useRef(panel)
  useEffect(() => {
    const at = frame.current?.contentWindow?.location
    if (at && shown.current !== panel) at.hash = panel.hash
    shown.current = panel
  }, [frame, panel])
  // A reload finds it as it was.
  useEffect(() => {
    const keep = () => keepPanel(frame.current?.contentWindow?.location.hash ?? '')
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [frame])
  const [isThere, come] = useState(false)
  useEffect(() => onPanelMessage(frame, ({ lectern }) => lectern === 'drawn' && come(true)), [frame])
  return (
    <>
      {!isThere && (
        <p className="quiet coming" role="status">
          {words.bar.coming}
        </p>
      )}
      <iframe
        ref={frame}
        title={words.editing.panelContents}
        src={`/__lectern/panel?${first}`}
        onLoad={() => void tell()}
      />
    </>
  )
}

function showSection(at: number) {
  const block = document.getElementById('content')?.children[at]
  block?.scrollIntoView({
    block: 'start',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
}
