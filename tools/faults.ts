import { join } from 'node:path'
import { inTemporaryFolder } from '../src/files/temporary-folder.ts'
import { fuzz } from '../tests/faults/fuzz.ts'
import { killServer, restartDatabase, type TrialResult } from '../tests/faults/kill-trials.ts'
import { mailServerFails } from '../tests/faults/mail-trials.ts'
import { answersLost, diskFull } from '../tests/faults/network-trials.ts'
import { startPostgres } from '../tests/faults/postgres-server.ts'
import type { ProductOptions } from '../tests/faults/product.ts'
import { freePort } from '../tests/ports.ts'
import { command, oneOf, say, textOption } from './shared/command.ts'

const usage = {
  line: 'npm run faults -- [NAME] [--times 20] [--cases 100000]',
  about: `Breaks things while requests come in, and compares what visitors were told with what is stored. Exit code 1 when
anything acknowledged is missing, doubled or changed.

  NAME    one of: kill, kill-postgres, restart-postgres, answers, disk, mail, fuzz. Left out: all.`,
  words: 1,
  options: {
    times: textOption('NUMBER', 'How often each fault is made. Left out: 20.'),
    cases: textOption('NUMBER', 'How many requests the fuzzer sends. Left out: 100000.'),
  },
} as const

type Trial = (place: ProductOptions, times: number, cases: number) => Promise<(TrialResult | undefined)[]>

const onPostgres =
  (trial: (place: ProductOptions, postgres: Awaited<ReturnType<typeof startPostgres>>) => Promise<TrialResult>) =>
  async (place: ProductOptions) => {
    const postgres = await startPostgres()
    try {
      return [await trial({ ...place, env: { DATABASE_URL: await postgres.database('faults') } }, postgres)]
    } finally {
      postgres.stop()
    }
  }

const trials: Record<string, Trial> = {
  kill: async (place, times) => [await killServer('kill -9 of the server, embedded database', place, times)],
  'kill-postgres': (place, times) =>
    onPostgres((there) => killServer('kill -9 of the server, Postgres 15', there, times))(place),
  'restart-postgres': (place, times) => onPostgres((there, postgres) => restartDatabase(there, postgres, times))(place),
  answers: async (place, times) => [await answersLost(place, times)],
  disk: async (place) => [await diskFull(place)],
  mail: async (place) => [
    await mailServerFails('refuses', { ...place, data: `${place.data}-1` }),
    await mailServerFails('never answers', { ...place, data: `${place.data}-2` }),
    await mailServerFails('takes the mail and breaks off', { ...place, data: `${place.data}-3` }),
  ],
  fuzz: async (place, _times, cases) => [await fuzz(place, cases)],
}

export default command(usage, async (options, root) => {
  const [name] = options.words
  if (name !== undefined) oneOf(Object.keys(trials), 'fault', name)
  say('| fault | times | intents | acknowledged | lost | doubled | notes | |\n|---|---|---|---|---|---|---|---|')
  let passed = true
  for (const [each, trial] of Object.entries(trials)) {
    if (name !== undefined && each !== name) continue
    await inTemporaryFolder('faults', async (folder) => {
      const place = { root, data: join(folder, 'data'), port: await freePort() }
      for (const result of await trial(
        place,
        Number(options.values.times ?? 20),
        Number(options.values.cases ?? 100_000),
      ))
        passed = show(each, result) && passed
    })
  }
  return passed ? 0 : 1
})

function show(name: string, result: TrialResult | undefined): boolean {
  if (!result) {
    say(`| ${name} | 0 | | | | | needs root: not run | – |`)
    return true
  }
  const { times, intents, acknowledged, lost, doubled, notes, passed } = result
  say(
    `| ${result.name} | ${times} | ${intents} | ${acknowledged} | ${lost} | ${doubled} | ${notes} | ${passed ? 'passed' : 'FAILED'} |`,
  )
  return passed
}
