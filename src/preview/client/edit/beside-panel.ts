// Makes room for the panel: zooms the page out so that its media queries still see the whole window, or lets the panel cover it.
import { adoptSheet } from '../adopt-sheet.ts'

const key = 'lectern-panel-over'

/** Media query of windows wide enough for page and panel side by side; in narrower ones the panel covers the page's lower part. */
export const isBeside = '(min-width: 1000px)'
/** Pixels; the same as in `edit.css`. */
const panelWidth = 380

export const isPanelOver = (): boolean => localStorage.getItem(key) === 'yes'

export function layPanelOver(isOver: boolean) {
  if (isOver) localStorage.setItem(key, 'yes')
  else localStorage.removeItem(key)
}

/** Whether rectangles include `zoom`. Notes are placed by rectangles, so browsers without this get a narrower page, not a zoomed one. */
const measuresZoomed = (scale: number): boolean => {
  const probe = document.body.appendChild(document.createElement('div'))
  Object.assign(probe.style, { position: 'fixed', width: '1000px', zoom: String(scale) })
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return Math.abs(width - 1000 * scale) < 2
}

/** Lays out the page for the open panel, also after resizes. Returns the function that restores the layout. */
export function makeRoom(): () => void {
  const sheet = adoptSheet(document)
  const draw = () => {
    const { clientWidth } = document.documentElement
    const scale = (clientWidth - panelWidth) / clientWidth
    const zoomed = `html { --lectern-scale: ${scale} } #root { zoom: ${scale} }`
    sheet.replaceSync(
      isPanelOver()
        ? ''
        : `@media ${isBeside} {
             body { padding-right: ${panelWidth}px }
             ${scale > 0 && measuresZoomed(scale) ? zoomed : ''}
           }`,
    )
  }
  draw()
  addEventListener('resize', draw)
  return () => {
    removeEventListener('resize', draw)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
