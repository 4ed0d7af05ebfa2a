// A picture from outside the site. The file dialogue is the browser's own and is not available to drivers.

export type WayOfGiving = 'dropped' | 'pasted' | 'chosen'

/** Runs in the page. Gives a picture of that name to the first element that accepts one; false where there is none. */
export function givePicture(name: string, way: WayOfGiving): boolean {
  const frames = [...(document.querySelector('lectern-preview')?.shadowRoot?.querySelectorAll('iframe') ?? [])]
  for (const { contentDocument, contentWindow } of frames) {
    const zone = contentDocument?.querySelector('.drop')
    const view = contentWindow as (Window & typeof globalThis) | null
    if (!zone || !view) continue
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 900, height: 600 })
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('This browser draws nothing.')
    brush.fillStyle = '#86a38f'
    brush.fillRect(0, 0, 900, 600)
    const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
    const data = new view.DataTransfer()
    data.items.add(new view.File([bytes], name, { type: 'image/png' }))
    const input = zone.querySelector<HTMLInputElement>('input[type=file]')
    if (way === 'chosen' && input) {
      input.files = data.files
      input.dispatchEvent(new view.Event('change', { bubbles: true }))
      return true
    }
    const kind = way === 'dropped' ? 'drop' : 'paste'
    const event = new view.Event(kind, { bubbles: true, cancelable: true })
    // Firefox drops data that a script has put into an event.
    Object.defineProperty(event, way === 'dropped' ? 'dataTransfer' : 'clipboardData', { value: data })
    zone.dispatchEvent(event)
    return true
  }
  return false
}
