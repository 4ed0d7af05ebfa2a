import type { Page } from 'playwright'

/**
 * From the moment the session line tells this event, what the page has put off for later comes a second later: a browser
 * with much to do. Effects of the last render then run after what the service has answered since.
 */
export const busyFrom = (page: Page, event: string) =>
  page.addInitScript((awaited) => {
    const later = 1000
    let busy = false
    const { setTimeout: soon, requestAnimationFrame: nextFrame } = window
    // Everything takes long, so that React lets go of the thread after each of its tasks: of a render and of its effects too.
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
    window.addEventListener('calm', () => {
      observer.disconnect()
      busy = false
    })
  }, event)

/** The browser of `busyFrom` has nothing more to do. */
export const calm = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('calm')))
