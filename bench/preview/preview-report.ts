// The report of the preview bench.
import { machineOf, percentile } from '../spread.ts'
import type { FirstPage } from './first-page.ts'
import type { Changed } from './save-to-paint.ts'

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

const rowWithGoal = (lane: MeasuredLane) => `${row(lane)} ${lane.goal ? ms(lane.goal) : ''} |`

export function previewReport(
  measured: MeasuredLane[],
  changed: Changed[],
  entries: MeasuredLane[],
  { first, startGoals, loads }: Start,
): string {
  return `# From save to paint

One word of the first page's heading is changed and the file is saved. The time ends in the first task after the frame that
shows the new word, in headless Chromium. The servers run side by side and get saves in turns, with pauses of 0.3 to
1.2 seconds; the first two saves of each are not counted. The plain app is Vite with React and the same texts as a JSON
module; Astro renders the same JSON.

| | median | min | p90 | max | saves | page reloaded | goal |
|---|---|---|---|---|---|---|---|
${measured.map(rowWithGoal).join('\n')}

Other changes, in this project's own \`site.yaml\` with its two readings: each is saved, rendered and undone.

| what is changed | median | min | p90 | max | saves | page reloaded |
|---|---|---|---|---|---|---|
${changed.map(row).join('\n')}

One Markdown entry of 4 KB in a collection, with its own page open: words are added to its text, or its title is
changed, which lists, feeds and pages of other entries show, too.

| what is changed | median | min | p90 | max | saves | page reloaded | goal |
|---|---|---|---|---|---|---|---|
${entries.map(rowWithGoal).join('\n')}

The first page after a start, from calling \`npm run dev\`: its whole HTML with the styles, and, in another start, its first
contentful paint. An earlier start has compiled the source.

| first page after start | HTML, median | min | processor time | first paint | starts | goal |
|---|---|---|---|---|---|---|
${first.map(firstRow(startGoals)).join('\n')}

${machineOf(loads)}

\`npm run bench -- preview\` measures again.
`
}
