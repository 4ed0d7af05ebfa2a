// The page that tells how long an author waits.
import { cpus } from 'node:os'
import type { FirstPage } from './first-page.ts'

/** Milliseconds of each save, and how often the page was loaded anew. */
export interface Changed {
  name: string
  times: number[]
  reloads: number
}

export interface Raced extends Changed {
  /** The most its median may be, where it has a goal. */
  goal?: number
}

const sorted = (times: readonly number[]) => [...times].sort((a, b) => a - b)
export const middle = (times: readonly number[]): number => sorted(times)[Math.floor(times.length / 2)] ?? Number.NaN
const share = (times: readonly number[], of: number) => sorted(times)[Math.floor((times.length - 1) * of)] ?? Number.NaN
const ms = (time: number) => `${time.toFixed(0)} ms`

const row = ({ name, times, reloads }: Changed) =>
  `| ${name} | ${ms(middle(times))} | ${ms(Math.min(...times))} | ${ms(share(times, 0.9))} | ${ms(Math.max(...times))} | ${times.length} | ${reloads === 0 ? 'no' : 'yes'} |`

export interface Start {
  first: FirstPage[]
  startGoals: Record<string, number>
  loads: number[]
}

const firstRow =
  (goals: Record<string, number>) =>
  ({ name, html, processor, paint }: FirstPage) =>
    `| ${name} | ${ms(middle(html))} | ${ms(Math.min(...html))} | ${processor.length > 0 ? ms(middle(processor)) : ''} | ${ms(middle(paint))} | ${html.length} | ${ms(goals[name] ?? Number.NaN)} |`

export function reportOf(raced: Raced[], changed: Changed[], { first, startGoals, loads }: Start): string {
  const rows = raced.map((lane) => `${row(lane)} ${lane.goal ? ms(lane.goal) : ''} |`)
  const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`
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

${cpus().length} processors, Node ${process.versions.node}, ${process.platform}; load of the machine while it ran: ${load}.

\`npm run bench -- preview\` measures it again.
`
}
