// The report of the preview bench.

import { machineOf, percentile } from '../spread.ts'
import type { FirstPage } from './first-page.ts'

/** Milliseconds of each save, and the number of page reloads. */
export interface Changed {
  name: string
  times: number[]
  reloads: number
}

export interface MeasuredLane extends Changed {
  /** Maximum median in milliseconds, where the lane has a goal. */
  goal?: number
}

const ms = (time: number) => `${time.toFixed(0)} ms`

const row = ({ name, times, reloads }: Changed) =>
  `| ${name} | ${ms(percentile(times, 0.5))} | ${ms(Math.min(...times))} | ${ms(percentile(times, 0.9))} | ${ms(Math.max(...times))} | ${times.length} | ${reloads === 0 ? 'no' : 'yes'} |`

export interface Start {
  first: FirstPage[]
  startGoals: Record<string, number>
  loads: number[]
}

const firstRow =
  (goals: Record<string, number>) =>
  ({ name, html, processor, paint }: FirstPage) =>
    `| ${name} | ${ms(percentile(html, 0.5))} | ${ms(Math.min(...html))} | ${processor.length > 0 ? ms(percentile(processor, 0.5)) : ''} | ${ms(percentile(paint, 0.5))} | ${html.length} | ${ms(goals[name] ?? Number.NaN)} |`

export function reportOf(measured: MeasuredLane[], changed: Changed[], { first, startGoals, loads }: Start): string {
  const rows = measured.map((lane) => `${row(lane)} ${lane.goal ? ms(lane.goal) : ''} |`)
  return `# From save to paint

One word of the first page's heading is changed and the file written. The clock stops in the first task after the frame that
shows the new words, in headless Chromium. The servers run side by side and are saved to in turns, with pauses of 0.3 to
1.2 seconds; two saves for each are left out at the start. The plain app is Vite with React and the same texts as a JSON
module, Astro renders the same JSON.

| | median | least | 9 of 10 | most | saves | page reloaded | goal |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Other changes, in this project's own \`site.yaml\` with its two readings: each is saved, seen, and taken back.

| what is changed | median | least | 9 of 10 | most | saves | page reloaded |
|---|---|---|---|---|---|---|
${changed.map(row).join('\n')}

The first page after a start, from calling \`npm run dev\`: its whole HTML with the styles, and its first paint with content in
another start. The source has been started before.

| first page after start | HTML, median | least | processor time | first paint | starts | goal |
|---|---|---|---|---|---|---|
${first.map(firstRow(startGoals)).join('\n')}

${machineOf(loads)}

\`npm run bench -- preview\` measures it again.
`
}
