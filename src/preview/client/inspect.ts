// Alt+click on the page opens the line of the manifest that the clicked element comes from.
import { endpoints } from '../endpoints.ts'
import type { OpenAnswer } from '../messages.ts'
import type { RequestOf } from '../request-bodies.ts'
import { logError } from './log-error.ts'
import { currentNews, showEditorProblem } from './news.ts'
import { openOrigin } from './open-sheet.ts'
import { elementOnPage, regionOf } from './pointers.ts'
import { callServer } from './server-calls.ts'
import { words } from './words.ts'

/** Alt: sites do not use it. Browsers save a link with it, which is prevented. */
const isInspecting = (event: MouseEvent) => event.altKey

/** Opens a line in the owner's code editor. A failure is shown in a notice and returned as `problem`. */
export async function openPlace(place: RequestOf<'open'>): Promise<OpenAnswer> {
  const answer = await callServer(endpoints.open, place).catch(
    ({ message }: Error): OpenAnswer => ({ origins: [], problem: message }),
  )
  showEditorProblem(answer.problem)
  return answer
}

/** Lists the origins of the clicked element in a sheet. The mousedown is prevented too, since it would select text. */
export function startInspecting() {
  const outline = document.createElement('div')
  outline.hidden = true
  outline.style.cssText =
    'position:fixed;z-index:2147483646;pointer-events:none;outline:2px solid #2f6fed;outline-offset:2px;border-radius:2px'
  document.body.append(outline)

  document.addEventListener('mousemove', (event) => {
    const target = isInspecting(event) ? elementOnPage(event) : undefined
    outline.hidden = !target
    if (!target) return
    const { left, top, width, height } = target.getBoundingClientRect()
    Object.assign(outline.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  })
  document.addEventListener('keyup', () => {
    outline.hidden = true
  })
  document.addEventListener(
    'mousedown',
    (event) => isInspecting(event) && elementOnPage(event) && event.preventDefault(),
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      const target = isInspecting(event) ? elementOnPage(event) : undefined
      const { shown } = currentNews()
      if (!target || !shown) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const region = regionOf(target)
      if (!region) return showEditorProblem(words.editing.nowhere)
      const open = async () => {
        const { textPointerOf } = await import('./origins/pointer-of.ts')
        const pointer = await textPointerOf(target, region.element, shown, { x: event.clientX, y: event.clientY })
        const answer = await openPlace({ reading: shown.reading, pointer: pointer ?? region.pointer })
        if (answer.origins.length > 0) openOrigin(answer)
      }
      open().catch((error: unknown) => {
        logError(error)
        showEditorProblem(words.editing.silent)
      })
    },
    true,
  )
}
