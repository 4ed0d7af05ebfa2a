import { existsSync } from 'node:fs'
import { isHeld } from '../src/backend/database/data-lock.ts'
import { openRequestAdmin } from '../src/backend/requests/open-request-admin.ts'
import { serverOf } from '../src/backend/requests/request-admin-rpc.ts'
import { runSmokeTest, type SmokeTestTarget, type StepResult } from '../src/backend/smoke-test/smoke-test.ts'
import { backendForms } from '../src/forms/backend-forms.ts'
import { Fault } from '../src/problems/fault.ts'
import { sitesByHost } from '../src/publish/sites-by-host.ts'
import { command, manifestOption, optionText, say, textOption } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { type LookedAt, lookAtLiveSite } from './shared/live-site.ts'
import { openSiteOfCommand } from './shared/open-site.ts'
import { dataFolder } from './shared/paths.ts'

export const usage = {
  line: 'npm run doctor -- [--url ADDRESS] [--manifest FILE] [--data DIR]',
  about: `Sends a labelled request through form, database and mail, takes it away again, and says how long each step took.
Looks at the backend the manifest or SUPABASE_URL names, with DATABASE_URL for its database; otherwise at the server of
npm start, which must be running.
With --url it looks at the site on the web instead, and sends nothing: pages, build, headers, redirects, unknown addresses,
and whether the forms' functions answer and know the forms as they are now.`,
  options: {
    url: textOption('ADDRESS', 'The site on the web to look at: https://www.example.com.'),
    ...manifestOption,
    data: textOption('DIR', 'Where requests are kept. Left out: .lectern/data.'),
  },
} as const

export default command(usage, async ({ values }, root, { engine }: CommandContext) => {
  const data = dataFolder(root, values.data)
  const { site } = openSiteOfCommand(root, optionText(values.manifest), undefined)
  const url = optionText(values.url)
  if (url !== undefined) {
    const { host, origin } = addressIn(url)
    const [main, ...others] = sitesByHost(site)
    const there = others.find((one) => one.host === host) ?? main
    return (await lookAtLiveSite(there.site, origin, showLive)) ? 0 : 1
  }
  const hosted = site.backend.url !== ''
  const databaseUrl = process.env.DATABASE_URL || undefined
  if (!hosted && !(existsSync(data) && isHeld(data)))
    throw new Fault('no-server', 'No server is running here.', 'Start it with npm start, then call the doctor again.')
  const opened =
    hosted && !databaseUrl ? undefined : await openRequestAdmin({ project: engine, site: root, data, databaseUrl })
  const here = hosted ? '' : serverOf(data)
  let healthy = true
  try {
    for (const form of backendForms(site)) {
      say(`${form.form.name}, at ${hosted ? site.backend.url : here}`)
      const target: SmokeTestTarget = {
        form,
        site: hosted ? undefined : here,
        backend: hosted ? site.backend.url : here,
        publishableKey: site.backend.publishableKey,
        admin: opened?.admin,
      }
      healthy = (await runSmokeTest(target, show)) && healthy
    }
  } finally {
    await opened?.close()
  }
  if (!opened) say('Set DATABASE_URL to look at database and mail too; until then the probe stays among the requests.')
  return healthy ? 0 : 1
})

function addressIn(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Fault('usage', `${text} is no address of a site.`, 'Write it with https://, as in https://www.example.com.')
}

const showLive = ({ what, ok, output }: LookedAt) => say(`  ${ok ? '✓' : '✗'} ${what.padEnd(12)} ${output}`)
const show = ({ step, ok, milliseconds, output }: StepResult) =>
  say(`  ${ok ? '✓' : '✗'} ${step.padEnd(9)} ${String(milliseconds).padStart(6)} ms  ${output}`)
