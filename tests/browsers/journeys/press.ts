import { describe, expect, it } from 'vitest'
import { answersOf, fill, newAddress, storedFrom, submit } from '../form-steps.ts'
import { formOf, readings } from '../site-of.ts'
import type { Visiting, Visitor } from '../visitor.ts'

const scripts = /^\/assets\/.*\.js/

/** Presses a button, releases the held script so that the island hydrates, and only then releases the button. */
async function pressAcrossHydration(
  { tab, see, pointAt }: Visitor,
  button: string,
  letThrough: () => void,
): Promise<void> {
  await pointAt(button)
  await tab.press()
  letThrough()
  await see('[data-island-hydrated]')
  await tab.release()
}

/** Milliseconds between press and release. */
const click = 100

/** Reloads with the pointer on a button and presses it as soon as it appears, for the length of a click. */
async function pressAfterReload({ tab, run, until, pointAt }: Visitor, button: string): Promise<void> {
  await pointAt(button)
  const place = await run(middleOf, button)
  await tab.reload()
  await until(`${button} under the pointer`, isAt, button, ...place)
  await tab.press()
  await new Promise((resolve) => setTimeout(resolve, click))
  await tab.release()
}

/** Runs in the page. */
function middleOf(css: string): [number, number] {
  const { left, top, width, height } = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect()
  return [left + width / 2, top + height / 2]
}

/** Runs in the page. */
const isAt = (css: string, x: number, y: number) => Boolean(document.elementFromPoint(x, y)?.closest(css))

export const pressWhileHydrating = (visit: Visiting) =>
  describe.each(readings)('a press while the island hydrates, reading %s', (reading) => {
    it('sends the form', async () => {
      const visitor = await visit(reading)
      const { page, name, success } = formOf(reading)
      const answers = answersOf(newAddress())
      await visitor.open(page)
      const letThrough = visitor.line.hold(scripts)
      await fill(visitor, answers)
      await pressAcrossHydration(visitor, submit, letThrough)
      // The notice's space is reserved from the press on.
      await visitor.see({ css: `#${name}-received`, text: success.title })
      expect(await storedFrom(visitor, String(answers.email))).toEqual([answers])
    })

    it('on the sign-in page reports what is missing', async () => {
      const visitor = await visit(reading)
      await visitor.open('/login')
      await pressAcrossHydration(visitor, submit, visitor.line.hold(scripts))
      await visitor.see('[aria-invalid=true]')
    })

    it.each([formOf(reading).page, '/login'])(
      'of a moment counts, with the pointer resting there over a reload: %s',
      { timeout: 120_000 },
      async (page) => {
        const visitor = await visit(reading)
        for (let time = 0; time < 6; time++) {
          await visitor.open(page)
          await pressAfterReload(visitor, submit)
          await visitor.see('[aria-invalid=true]')
        }
      },
    )
  })
