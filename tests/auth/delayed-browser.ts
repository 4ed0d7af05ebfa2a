import type { Page } from 'playwright'

/**
 * Delays the page's timers, frames and messages by a second once the session event is shown, as a busy browser does.
 * Effects of the last render then run after the service's next answer.
 */
export const delayAfter = (page: Page, event: string) =>
  page.addInitScript((awaited) => {
    const later = 1000
    let busy = false
    const { setTimeout: soon, requestAnimationFrame: nextFrame } = window
    // Time seems to pass quickly, so that React yields the thread after each of its tasks, renders and effects alike.
    const { now } = Performance.prototype
    let spent = 0
    const slow = () => {
      spent += 10
      return now.call(performance) + spent
    }
    Object.assign(performance, { now: slow })
    const put = (work: () => void) => (busy ? void soon(work, later) : work())
    window.requestAnimationFrame = (work) => (busy ? soon(() => nextFrame(work), later) : nextFrame(work))
    const { postMessage } = MessagePort.prototype
    Object.assign(MessagePort.prototype, {
      postMessage(this: MessagePort, message: unknown) {
        put(() => postMessage.call(this, message))
      },
    })
    Object.assign(window, {
      setTimeout: (work: () => void, wait = 0, ...rest: unknown[]) =>
        soon(work, busy && wait < later ? later : wait, ...rest),
    })
    const observer = new MutationObserver(() => {
      busy ||= document.querySelector(`[data-session-event="${awaited}"]`) !== null
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    window.addEventListener('stop-delays', () => {
      observer.disconnect()
      busy = false
    })
  }, event)

/** Ends the delays of `delayAfter`. */
export const stopDelays = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('stop-delays')))
