// Visits a page to read: its largest paint, layout shifts, blocking time and requests.
import type { Browser } from 'playwright'
import { markdownTable } from '../markdown-table.ts'
import { inMilliseconds, spreadOf } from '../spread.ts'
import { type PaintTimes, seenBy, sumOf, visit } from './slow-phone.ts'

interface ContentVisit extends PaintTimes {
  bytes: number
  script: number
  requests: number
}

export interface ContentLane {
  reading: string
  name: string
  url: string
  visits: ContentVisit[]
}

/** The built page may take this multiple of the time of the page by hand. */
const allowance = 1.1

export async function measureContent(browser: Browser, { url, visits }: ContentLane, counts: boolean): Promise<void> {
  const { page, bytes, requests, close } = await visit(browser)
  try {
    await page.goto(url, { waitUntil: 'load' })
    // Waits for fonts, which may change the largest element.
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    let seen = await seenBy(page)
    // The paint may come after `load` on a busy machine.
    for (let tries = 0; tries < 200 && (seen.painted === 0 || seen.largest === 0); tries++) {
      await page.waitForTimeout(20)
      seen = await seenBy(page)
    }
    if (counts) visits.push({ ...seen, bytes: sumOf(bytes), script: sumOf(bytes, 'Script'), requests: requests.length })
  } finally {
    await close()
  }
}

export function contentTable(lanes: readonly ContentLane[]): { table: string; missed: string[] } {
  const missed: string[] = []
  const rows = lanes.map(({ reading, name, visits }) => {
    const of = (pick: (visit: ContentVisit) => number) => spreadOf(visits.map(pick))
    const largest = of((visit) => visit.largest)
    const byHand = lanes.find((lane) => lane.reading === reading && lane.name !== 'Lectern')
    const ratio = largest.middle / spreadOf((byHand?.visits ?? []).map((visit) => visit.largest)).middle
    const before = 1 + of((visit) => visit.before).most
    const blocked = of((visit) => visit.blocked)
    const shift = of((visit) => visit.shift)
    if (name === 'Lectern') {
      const judge = (fine: boolean, what: string) => fine || missed.push(`reading ${reading}, ${what}`)
      judge(ratio <= allowance, `largest paint ${ratio.toFixed(2)} of the page by hand`)
      judge(blocked.middle === 0, `${blocked.middle.toFixed(0)} ms blocking time`)
      judge(shift.most === 0, `a layout shift of ${shift.most.toFixed(3)}`)
      judge(before === 1, `${before} requests before the first paint`)
    }
    return [
      `${reading}, ${name}`,
      inMilliseconds(of((visit) => visit.painted)),
      inMilliseconds(largest),
      ratio.toFixed(2),
      inMilliseconds(blocked),
      shift.most === 0 ? '0' : `${shift.middle.toFixed(3)} (max ${shift.most.toFixed(3)})`,
      `${before}`,
      `${of((visit) => visit.requests).middle}`,
      kilobytes(of((visit) => visit.bytes).middle),
      kilobytes(of((visit) => visit.script).middle),
    ]
  })
  const heads = [
    'Home',
    'first paint',
    'largest paint',
    'compared with the same look by hand',
    'blocking time',
    'layout shift',
    'requests before the first paint',
    'requests',
    'bytes',
    'of these, script',
  ]
  const goals = `Goals for Lectern: largest paint at most ${allowance} of the same look by hand, 0 ms blocking time, no layout shift, 1 request before the first paint, the page itself.`
  return { table: `${markdownTable(heads, rows)}\n\n${goals}\n`, missed }
}

export const kilobytes = (bytes: number): string => (bytes === 0 ? '0' : `${(bytes / 1024).toFixed(1)} KB`)
