import { describe, expect, it } from 'vitest'
import { answersOf, fill, newAddress, storedFrom, submit } from '../form-steps.ts'
import { formOf, readings } from '../site-of.ts'
import type { Visiting, Visitor } from '../visitor.ts'

const scripts = /^\/assets\/.*\.js/

/** Presses the words of a button, lets the island hydrate below the finger, and only then lets go. */
async function pressAcrossHydration({ tab, line, see, pointAt, until }: Visitor, button: string): Promise<void> {
  await until('the first script', () => document.querySelector('form')?.noValidate === true)
  const release = line.hold(scripts)
  await pointAt(button)
  await tab.press()
  release()
  await see('[data-island-awake]')
  await tab.release()
}

export const pressWhileHydrating = (visit: Visiting) =>
  describe.each(readings)('a press while the island hydrates, reading %s', (reading) => {
    it('sends the form', async () => {
      const visitor = await visit(reading)
      const { page, name } = formOf(reading)
      const answers = answersOf(newAddress())
      await visitor.open(page)
      await fill(visitor, answers)
      await visitor.tab.move(1, 1)
      await visitor.tab.reload()
      await pressAcrossHydration(visitor, submit)
      await visitor.see(`#${name}-received`)
      expect(await storedFrom(visitor, String(answers.email))).toEqual([answers])
    })

    it('on the sign-in page says what is missing', async () => {
      const visitor = await visit(reading)
      await visitor.open('/login')
      await pressAcrossHydration(visitor, submit)
      await visitor.see('[aria-invalid=true]')
    })
  })
