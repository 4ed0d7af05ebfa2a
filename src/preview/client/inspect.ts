// With the inspect key held, a click opens what made the thing that is clicked; no link is followed meanwhile.
import { endpoints } from '../endpoints.ts'
import type { OpenAnswer } from '../messages.ts'
import { logError } from './log-error.ts'
import { currentNews, sayEditorProblem } from './news.ts'
import { regionOf } from './pointers.ts'
import { responseTo } from './server-calls.ts'
import { words } from './words.ts'

/** Alt: no site uses it, and browsers only save a link with it, which is prevented. */
const isInspecting = (event: MouseEvent) => event.altKey

/** Opens a line; what goes wrong is said by the editor's notice. */
export async function openPlace(place: object): Promise<OpenAnswer> {
  const answer = await opened(place).catch((error: unknown): OpenAnswer => {
    logError(error)
    return { file: '', origins: [], problem: words.editing.silent }
  })
  sayEditorProblem(answer.problem)
  return answer
}

async function opened(place: object): Promise<OpenAnswer> {
  const answer = await responseTo(endpoints.open, place)
  if (answer.ok) return (await answer.json()) as OpenAnswer
  // As from another machine, which opens no editor here.
  const { error } = (await answer.json()) as { error: string }
  return { file: '', origins: [], problem: error }
}

/** `say` is told where the thing comes from. Mouse down is held too, or the click selects text. */
export function startInspecting(say: (answer: OpenAnswer) => void) {
  const outline = document.createElement('div')
  outline.hidden = true
  outline.style.cssText =
    'position:fixed;z-index:2147483646;pointer-events:none;outline:2px solid #2f6fed;outline-offset:2px;border-radius:2px'
  document.body.append(outline)

  const onPage = (event: Event) =>
    event.target instanceof Element && document.getElementById('root')?.contains(event.target)
      ? event.target
      : undefined

  document.addEventListener('mousemove', (event) => {
    const target = isInspecting(event) ? onPage(event) : undefined
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
    (event) => isInspecting(event) && onPage(event) && event.preventDefault(),
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      const target = isInspecting(event) ? onPage(event) : undefined
      const { shown } = currentNews()
      if (!target || !shown) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const region = regionOf(target)
      if (!region) return sayEditorProblem(words.editing.nowhere)
      const open = async () => {
        const { textPointerOf } = await import('./origins/pointer-of.ts')
        const pointer = await textPointerOf(target, region.element, shown, { x: event.clientX, y: event.clientY })
        const answer = await openPlace({ reading: shown.reading, pointer: pointer ?? region.pointer })
        if (answer.origins.length > 0) say(answer)
      }
      open().catch((error: unknown) => {
        logError(error)
        sayEditorProblem(words.editing.silent)
      })
    },
    true,
  )
}
