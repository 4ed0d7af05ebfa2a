// The page beside the open panel. It keeps the width of the window, by which its own rules lay it out, and is drawn smaller; or the
// panel lies over it.

const key = 'lectern-panel-over'

/** Below this the panel lies over the lower part of the page. */
export const isBeside = '(min-width: 1000px)'
/** As the sheet of the panel has it, in pixels. */
const panelWidth = 380

export const isPanelOver = (): boolean => localStorage.getItem(key) === 'yes'

export function layPanelOver(isOver: boolean) {
  if (isOver) localStorage.setItem(key, 'yes')
  else localStorage.removeItem(key)
}

/** Notes are placed by the rectangles of what they are about: an engine that gives those before zooming shows the page narrower instead. */
const givesPlacesZoomed = (scale: number): boolean => {
  const probe = document.body.appendChild(document.createElement('div'))
  Object.assign(probe.style, { position: 'fixed', width: '1000px', zoom: String(scale) })
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return Math.abs(width - 1000 * scale) < 2
}

/** Makes room for the panel until what is returned is called. */
export function makeRoom(): () => void {
  const sheet = new CSSStyleSheet()
  const draw = () => {
    const { clientWidth } = document.documentElement
    const scale = (clientWidth - panelWidth) / clientWidth
    const zoomed = `html { --lectern-scale: ${scale} } #root { zoom: ${scale} }`
    sheet.replaceSync(
      isPanelOver()
        ? ''
        : `@media ${isBeside} {
             body { padding-right: ${panelWidth}px }
             ${scale > 0 && givesPlacesZoomed(scale) ? zoomed : ''}
           }`,
    )
  }
  draw()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  addEventListener('resize', draw)
  return () => {
    removeEventListener('resize', draw)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
