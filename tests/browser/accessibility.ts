import axe from 'axe-core'
import type { Page } from 'playwright'
import { isWhole } from '../how-much.ts'

declare global {
  interface Window {
    /** Defined once axe's source has run in the page. */
    axe: typeof axe
  }
}

/** Colour schemes and widths in which a state is checked: all combinations in a whole suite, else each value once. */
const looks = [
  ['light', 320],
  ['dark', 1280],
  ...(isWhole
    ? ([
        ['light', 1280],
        ['dark', 320],
      ] as const)
    : []),
] as const

/** The looks for one of many states, by its index: all in a whole suite, else one, in turn. */
export const looksInTurn = (turn: number) => (isWhole ? looks : looks.slice(turn % looks.length).slice(0, 1))

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Violation {
  id: string
  nodes: { target: unknown[] }[]
}

async function checked(page: Page): Promise<{ violations: Violation[]; undecided: Violation[] }> {
  // Loading axe takes the browser longer than a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Axe cannot measure elements partly under the translucent bar; at the top of the page there are none.
  await page.evaluate(() => scrollTo(0, 0))
  return page.evaluate(async (runOnly) => {
    const { violations, incomplete } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations', 'incomplete'],
    })
    return { violations, undecided: incomplete }
  }, tags)
}

const asLines = (findings: Violation[]) =>
  findings.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))

/** Violations of WCAG 2.2 AA and axe's best practices on a page, as `rule: element`. */
export const violationsOf = async (page: Page): Promise<string[]> => asLines((await checked(page)).violations)

/** The same, with what axe could not decide. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations, undecided } = await checked(page)
  return asLines([...violations, ...undecided])
}
