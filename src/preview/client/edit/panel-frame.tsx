// The iframe of the panel beside the page, with the messages between both.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { followLink } from '../follow-link.ts'
import { tryLook } from '../look.ts'
import { useNews } from '../news.ts'
import { onPanelMessage, postToPanel, type ShownPage } from '../panel/panel-page-messages.ts'
import { pageHere, query } from '../query.ts'
import { words } from '../words.ts'
import { makeRoom } from './beside-panel.ts'
import { type EditState, rememberPanel, updateEdit, useEditState } from './edit-store.ts'

export function PanelFrame() {
  const { panel } = useEditState()
  const { shown } = useNews()
  const [page, setPage] = useState(pageHere)
  // The bar re-renders this component when its colour switch is pressed.
  const { scheme } = query()
  const frame = useRef<HTMLIFrameElement>(null)
  const isOpen = panel !== undefined

  useEffect(() => {
    const follow = () => setPage(pageHere())
    document.addEventListener('lectern:drawn', follow)
    return () => document.removeEventListener('lectern:drawn', follow)
  }, [])
  useEffect(() => {
    if (!isOpen) return
    let restoreLayout = makeRoom()
    const ignore = onPanelMessage(frame, ({ lectern }) => {
      if (lectern !== 'laid') return
      restoreLayout()
      restoreLayout = makeRoom()
    })
    return () => {
      ignore()
      restoreLayout()
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

  // The panel ends above the bar, whose height varies with its rows.
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

/** The iframe outlives navigation of the page; messages tell the panel which page is shown. */
function PanelWindow({ frame, panel, reading, path, scheme }: PanelWindowProps) {
  const [search] = useState(() => `${new URLSearchParams({ reading, path, ...(scheme && { scheme }) })}${panel.hash}`)
  const postPage = useCallback(
    () => frame.current && postToPanel(frame.current, { lectern: 'page', reading, path, scheme }),
    [frame, reading, path, scheme],
  )
  useEffect(() => void postPage(), [postPage])
  // The iframe navigates by itself; only a new panel state sets its hash.
  const shown = useRef(panel)
  useEffect(() => {
    const at = frame.current?.contentWindow?.location
    if (at && shown.current !== panel) at.hash = panel.hash
    shown.current = panel
  }, [frame, panel])
  // A reload of the page reopens the panel as it was.
  useEffect(() => {
    const remember = () => rememberPanel(frame.current?.contentWindow?.location.hash ?? '')
    addEventListener('pagehide', remember)
    return () => removeEventListener('pagehide', remember)
  }, [frame])
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => onPanelMessage(frame, ({ lectern }) => lectern === 'drawn' && setLoaded(true)), [frame])
  return (
    <>
      {!isLoaded && (
        <p className="quiet coming" role="status">
          {words.bar.coming}
        </p>
      )}
      <iframe
        ref={frame}
        title={words.editing.panelContents}
        src={`/__lectern/panel?${search}`}
        onLoad={() => void postPage()}
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
