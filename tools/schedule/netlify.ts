import { join } from 'node:path'
import { mark, type TimerHost } from './timer-host.ts'

export default {
  files: {
    folder: (root) => join(root, 'netlify/functions'),
    isOne: /^scheduled-build-\d+\.mjs$/,
    of: (timers, { whenOf }) =>
      new Map(
        timers.map((timer, at) => [
          `scheduled-build-${at + 1}.mjs`,
          `// ${mark}
// ${whenOf(timer)}
export default async function build() {
  const hook = process.env.BUILD_HOOK
  if (!hook) throw new Error('Set BUILD_HOOK to the address of a build hook of this site.')
  const { ok, status } = await fetch(hook, { method: 'POST' })
  if (!ok) throw new Error(\`The build hook answered \${status}.\`)
}

/** In UTC. */
export const config = { schedule: '${timer.cron}' }
`,
        ]),
      ),
  },
  next: `Commit what is in netlify/functions. On Netlify make a build hook (Build & deploy) and set BUILD_HOOK to its address (Environment
variables). Scheduled functions run for the published site alone.`,
} satisfies TimerHost
