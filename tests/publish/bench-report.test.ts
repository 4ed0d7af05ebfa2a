import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { measure } from '../../bench/site/measure.ts'
import { type Series, type SiteReport, siteGoals } from '../../bench/site/site-figures.ts'
import { siteReport } from '../../bench/site/site-report.ts'
import { median } from '../../bench/spread.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const folder = temporaryFolder()

const run = (wall: number, output = '') => ({ wall, cpu: wall, memory: 100, output })
const series = (builder: string, pages: number, walls: number[], more: Partial<Series> = {}): Series => ({
  builder,
  pages,
  work: 'clean',
  runs: walls.map((wall) => run(wall)),
  ...more,
})
const report: SiteReport = {
  sizes: [8, 1000],
  runs: [3, 3],
  loads: [0.4],
  series: [
    series('Lectern', 8, [300, 200, 400]),
    series('Lectern', 1000, [900]),
    series('Lectern', 1000, [250], { work: 'word' }),
    series('Eleventy 3', 8, [500]),
    series('Hugo', 8, [], { failed: 'no program | "hugo" here' }),
    series('Hugo', 1000, [800]),
    series('Hugo', 10_000, [4000]),
  ],
}

describe('the report of the site benchmark', () => {
  it('shows medians with minimum and maximum, and why a builder could not run', () => {
    const text = siteReport(report)
    expect(text).toContain('| Lectern | 0.30 (0.20 to 0.40) | 0.90 (0.90 to 0.90) |')
    expect(text).toContain('could not run: no program \\| "hugo" here')
  })

  it('states for each goal whether it is met, or undefined without figures', () => {
    expect(siteGoals(report)).toEqual([
      { goal: '8 pages, clean, compared with Eleventy: 0.30 s, at most 0.50', met: true },
      { goal: '1,000 pages, clean, compared with Hugo: 0.90 s, at most 0.80', met: false },
      { goal: '1,000 pages, one word changed, Lectern: 0.25 s, at most 0.30', met: true },
      { goal: '1,000 pages, one word changed, Lectern, included' },
    ])
  })
})

/** A killed process is no longer listed, or waits as a zombie for its parent. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '')
  } catch {
    return false
  }
}

describe('the measurement of a command', () => {
  const node = (code: string) => [process.execPath, '-e', code]

  it('returns the wall time and the output of the command', async () => {
    const { wall, output } = await measure(folder, node('console.log("done")'))
    expect(output).toBe('done\n')
    expect(wall).toBeGreaterThan(0)
  })

  it('throws the exit code and the last line of a command that fails', async () => {
    await expect(measure(folder, node('console.error("broken"); process.exit(3)'))).rejects.toThrow(
      'exit code 3: broken',
    )
  })

  it('kills a command that exceeds its timeout, with all its child processes', async () => {
    const file = join(folder, 'pid')
    const child = 'setInterval(() => {}, 1000)'
    const never = `const { pid } = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}])
      require("node:fs").writeFileSync(${JSON.stringify(file)}, String(pid)); ${child}`
    await expect(measure(folder, node(never), 2000)).rejects.toThrow('SIGKILL')
    const pid = Number(readFileSync(file, 'utf8'))
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  it('takes the median of its runs', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([])).toBeNaN()
  })
})
