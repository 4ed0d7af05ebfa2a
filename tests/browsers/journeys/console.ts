import { expect, it } from 'vitest'
import type { Visiting } from '../visitor.ts'

/** The journeys' silence is worth something only if what is said would be heard. */
export const console_ = (visit: Visiting) =>
  it('an error on the console, one that nobody caught and a break of the policy are each heard', async () => {
    const { open, run, until, tab } = await visit('A')
    await open('/')
    await run(() => console.error('said aloud'))
    await run(() => void setTimeout(() => JSON.parse('{')))
    await run(() => {
      const picture = document.createElement('img')
      picture.src = 'https://elsewhere.example/picture.png'
      document.body.append(picture)
    })
    await expect.poll(() => tab.complaints.length).toBeGreaterThanOrEqual(3)
    await until('the page', () => document.readyState === 'complete')
    for (const part of [/said aloud/, /JSON/, /policy|elsewhere/i])
      expect(tab.complaints).toContainEqual(expect.stringMatching(part))
  })
