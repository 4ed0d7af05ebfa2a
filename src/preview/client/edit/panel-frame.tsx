// The panel beside the page, or over it.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { followLink } from '../follow-link.ts'
import { tryLook } from '../look.ts'
import { useNews } from '../news.ts'
import { pageInFile } from '../page-in-file.ts'
import type { PanelMessage } from '../panel/panel-messages.ts'
import { blocksOnPage } from '../pointers.ts'
import { pageHere, query } from '../query.ts'
import { useListener } from '../use-listener.ts'
import { words } from '../words.ts'
import { makeRoom } from './beside-panel.ts'
import { type EditState, rememberPanel, updateEdit, useEditState } from './edit-store.ts'
import { inChrome } from './in-view.ts'
import { PanelWindow, useUntilStored } from './panel-window.tsx'

export function PanelFrame() {
  const panel = useUntilStored(useEditState().panel)
  return panel && <OpenPanel panel={panel} />
}

const onDrawn = (call: () => void) => {
  document.addEventListener('lectern:drawn', call)
  return () => document.removeEventListener('lectern:drawn', call)
}

function OpenPanel({ panel }: Required<Pick<EditState, 'panel'>>) {
  const { shown: page } = useNews()
  const path = useSyncExternalStore(onDrawn, pageHere)
  // The bar re-renders this component when its colour switch is pressed.
  const { scheme } = query()
  const frame = useRef<HTMLIFrameElement>(null)
  const [layouts, setLayouts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored choice of the layout has changed.
  useEffect(makeRoom, [layouts])
  // Only a new panel state sets the frame's hash.
  const shown = useRef(panel)
  useEffect(() => {
    const at = frame.current?.contentWindow?.location
    if (at && shown.current !== panel) at.hash = panel.hash
    shown.current = panel
  }, [panel])
  // A reload of the page reopens the panel as it was.
  useListener(window, ['pagehide'], () => rememberPanel(frame.current?.contentWindow?.location.hash ?? ''))
  const onMessage = (message: PanelMessage) => {
    if (message.lectern === 'close') updateEdit({ panel: undefined })
    if (message.lectern === 'history') updateEdit({ history: message.history })
    if (message.lectern === 'opened') updateEdit({ opened: message.at })
    if (message.lectern === 'section') showSection(message.at)
    if (message.lectern === 'go') followLink(message.path)
    if (message.lectern === 'look') tryLook(message.theme)
    if (message.lectern === 'laid') setLayouts((count) => count + 1)
  }
  // The panel ends above the bar, whose height varies with its rows, and in narrow windows above the notices over it.
  useEffect(() => {
    const chrome = inChrome('.chrome')
    if (!chrome) return
    const heightOf = (all: string) =>
      [...chrome.querySelectorAll(all)].reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)
    const observer = new ResizeObserver(() => {
      const style = frame.current?.parentElement?.style
      style?.setProperty('--bar', `${heightOf('.bar')}px`)
      style?.setProperty('--notices', `${heightOf('.notice')}px`)
    })
    observer.observe(chrome)
    return () => observer.disconnect()
  }, [])
  if (!page) return null
  const { reading, site } = page
  return (
    <aside className="panel-frame" aria-label={words.editing.panel}>
      <PanelWindow
        frame={frame}
        title={words.editing.panelContents}
        coming={words.bar.coming}
        hash={panel.hash}
        handed={{ reading, path: pageInFile(site, path), scheme }}
        onMessage={onMessage}
      />
    </aside>
  )
}

function showSection(at: number) {
  blocksOnPage()[at]?.scrollIntoView({
    block: 'start',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
}
