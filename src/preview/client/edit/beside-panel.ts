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

/** Makes room for the panel until what is returned is called. */
export function makeRoom(): () => void {
  const sheet = new CSSStyleSheet()
  const draw = () => {
    const { clientWidth } = document.documentElement
    sheet.replaceSync(
      isPanelOver()
        ? ''
        : `@media ${isBeside} {
             html { --lectern-scale: ${(clientWidth - panelWidth) / clientWidth} }
             body { padding-right: ${panelWidth}px }
             #root { zoom: var(--lectern-scale) }
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
