// Random operations of the panel on shared values: the panel asks for which places a change is meant, and either answer
// changes exactly these places.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomNumbers } from '../../bench/random/random-words.ts'
import type { Sharing } from '../../src/edit/operation.ts'
import type { RequestedOperation } from '../../src/preview/edit-messages.ts'
import type { EditSession } from '../../src/preview/server/edits/edit-session.ts'
import type { LiveManifest } from '../../src/preview/session/live-manifest.ts'
import { panelData } from '../../src/preview/session/panel-data.ts'
import { mutate, pick } from '../edit/random/random-operation.ts'
import { drawn, isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite, sessionOn } from './edited-site.ts'
import { panelOperations } from './panel-operations.ts'
import { sharedSite } from './shared-site.ts'

const folder = temporaryFolder()
let live: LiveManifest
let session: EditSession
beforeAll(() => {
  for (const [path, text] of sharedSite) writeFileSync(join(folder, path), text)
  cpSync(join(root, 'images/oven.jpg'), join(folder, 'images/oven.jpg'))
  live = liveSite(join(folder, 'site.yaml'))
  session = sessionOn(live)
})
afterAll(() => {
  live?.close()
})

const onDisk = () => [...sharedSite.keys()].map((path) => readFileSync(join(folder, path), 'utf8'))
const places = [
  ['A', '/'],
  ['A', '/about'],
  ['A', '/days'],
  ['B', '/'],
  ['B', '/about'],
  ['B', '/days'],
  ['B', '/yarn'],
] as const

const ask = (operations: RequestedOperation[], sharing?: Sharing) =>
  session.apply({
    operations: operations.map((one) => ({ ...one, ...(sharing && { sharing }) })),
    base: 0,
    label: 'A change',
  })

/** A file that both readings include has the same values in both. */
const inEachReading = (operation: RequestedOperation): RequestedOperation[] =>
  operation.path[2] === 'routes' && operation.path[3] === '/days'
    ? ['A', 'B'].map((reading) =>
        JSON.parse(JSON.stringify(operation).replaceAll(/"readings","[AB]"/g, `"readings","${reading}"`)),
      )
    : [operation]

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

/** Outcomes without a dead end: done, or a mistake with a button that saves it nevertheless. */
const answers = ['done', 'invalid']

it.each(Object.keys(panelOperations).filter((_, at) => isWhole || at % 3 === 0))(
  'a panel operation on a shared value asks for its places, and either answer changes exactly these: %s',
  (name) => {
    const chance = randomNumbers(name.length * 7919)
    let done = 0
    for (let [count, tries] = [0, 0]; count < drawn(250) && tries < 1000; tries++) {
      const [reading, path] = pick(chance, places) ?? places[0]
      const loaded = live.current()
      const data = loaded && panelData(loaded, reading, path)
      const operations = data && panelOperations[name]?.(data, chance)
      if (!operations) continue
      count++
      const before = { value: JSON.stringify(live.current()?.source.value), files: onDisk() }
      const first = ask(operations)
      const isShared = first.outcome === 'refused' && first.refusal.refused === 'shared'
      for (const sharing of isShared ? (['here', 'all'] as const) : [undefined]) {
        const answer = sharing ? ask(operations, sharing) : first
        const context = `${sharing ?? 'unasked'}: ${JSON.stringify(operations)} ${JSON.stringify(answer)}`
        expect(answers, context).toContain(answer.outcome)
        if (answer.outcome !== 'done') continue
        done++
        const expected: unknown = JSON.parse(before.value ?? '')
        for (const operation of operations.flatMap(inEachReading)) mutate(expected, operation)
        if (sharing !== 'all') expect(canonical(live.current()?.source.value), context).toBe(canonical(expected))
        session.undo(true)
        expect(onDisk(), context).toEqual(before.files)
      }
    }
    expect(done).toBeGreaterThan(0)
  },
)
