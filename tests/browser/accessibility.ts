import axe from 'axe-core'
import type { Page } from 'playwright'
import { isWhole } from '../how-much.ts'

declare global {
  interface Window {
    /** There once its source has been run in the page. */
    axe: typeof axe
  }
}

/** Schemes and widths in which a state is looked at: each with each in a whole suite, else each of them once. */
export const looks = [
  ['light', 320],
  ['dark', 1280],
  ...(isWhole
    ? ([
        ['light', 1280],
        ['dark', 320],
      ] as const)
    : []),
] as const

/** Those for one of many states, by its number: all in a whole suite, else one after the other. */
export const looksInTurn = (turn: number) => (isWhole ? looks : looks.slice(turn % looks.length).slice(0, 1))

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Violation {
  id: string
  nodes: { target: unknown[] }[]
}

async function checked(page: Page): Promise<{ violations: Violation[]; undecided: Violation[] }> {
  // Reading it takes the browser longer than a check does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // What stands half under the translucent bar can't be measured; at the top of the page nothing does.
  await page.evaluate(() => scrollTo(0, 0))
  return page.evaluate(async (runOnly) => {
    const { violations, incomplete } = await window.axe.run(document, {
      runOnly,
      resultTypes: ['violations', 'incomplete'],
    })
    return { violations, undecided: incomplete }
  }, tags)
}

const told = (findings: Violation[]) =>
  findings.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))

/** What axe finds wrong on a page by WCAG 2.2 AA and its best practices, as `rule: element`. */
export const violationsOf = async (page: Page): Promise<string[]> => told((await checked(page)).violations)

/** The same, and what axe could not decide. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations, undecided } = await checked(page)
  return told([...violations, ...undecided])
}
