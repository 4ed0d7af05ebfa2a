import { describe, expect, it } from 'vitest'
import { answersOf, fill, newAddress, storedFrom, submit } from '../form-steps.ts'
import { formOf, readings } from '../site-of.ts'
import type { Visiting, Visitor } from '../visitor.ts'

const scripts = /^\/assets\/.*\.js/

/** Presses the words of a button, lets the held script through so that the island hydrates, and only then lets go. */
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

export const pressWhileHydrating = (visit: Visiting) =>
  describe.each(readings)('a press while the island hydrates, reading %s', (reading) => {
    it('sends the form', async () => {
      const visitor = await visit(reading)
      const { page, name } = formOf(reading)
      const answers = answersOf(newAddress())
      await visitor.open(page)
      const letThrough = visitor.line.hold(scripts)
      await fill(visitor, answers)
      await pressAcrossHydration(visitor, submit, letThrough)
      await visitor.see(`#${name}-received`)
      expect(await storedFrom(visitor, String(answers.email))).toEqual([answers])
    })

    it('on the sign-in page says what is missing', async () => {
      const visitor = await visit(reading)
      await visitor.open('/login')
      await pressAcrossHydration(visitor, submit, visitor.line.hold(scripts))
      await visitor.see('[aria-invalid=true]')
    })
  })
