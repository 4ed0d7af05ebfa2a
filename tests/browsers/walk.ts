// Runs every journey in one engine.
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { shuffled } from '../../tools/vite/shuffled.ts'
import type { Engine, EngineName } from './engines/engine.ts'
import { findEngine } from './engines/find-engines.ts'
import { handNames } from './hands/hands.ts'
import { badges } from './journeys/badges.ts'
import { doubleClick } from './journeys/double-click.ts'
import { editOnThePage } from './journeys/edit.ts'
import { everydayEdits } from './journeys/everyday.ts'
import { form } from './journeys/form.ts'
import { headerMenu } from './journeys/menu.ts'
import { noScript } from './journeys/no-script.ts'
import { examplesOverflow, overflow } from './journeys/overflow.ts'
import { pressWhileHydrating } from './journeys/press.ts'
import { recovery, signIn } from './journeys/sign-in.ts'
import { silence } from './journeys/silence.ts'
import { styles } from './journeys/styles.ts'
import { type Visiting, type Visitor, visitorOf } from './visitor.ts'

const journeys = {
  form,
  doubleClick,
  pressWhileHydrating,
  noScript,
  headerMenu,
  signIn,
  recovery,
  badges,
  overflow,
  examplesOverflow,
  styles,
  silence,
  editOnThePage,
  ...Object.fromEntries(handNames.map((hand) => [hand, (visit: Visiting) => everydayEdits(visit, [hand])])),
}

/** Registers the journeys, at random where time is limited and some may not be reached; their visitors are closed when a journey ends. */
export function walk(name: EngineName): void {
  let engine: Engine | undefined
  const visitors: Visitor[] = []
  beforeAll(async () => {
    engine = await findEngine[name]()?.start()
    if (!engine) throw new Error(`This machine has no ${name}.`)
  })
  afterEach(async () => {
    for (const visitor of visitors.splice(0)) await visitor.close()
  })
  afterAll(() => engine?.close())

  const visit: Visiting = async (reading, options) => {
    if (!engine) throw new Error(`${name} has not started.`)
    const visitor = await visitorOf(engine, reading, options)
    visitors.push(visitor)
    return visitor
  }
  describe(name, () => {
    const all = Object.entries(journeys)
    const ordered = process.env.LECTERN_TEST_SECONDS ? shuffled(all, ([journey]) => `${name} ${journey}`) : all
    for (const [, journey] of ordered) journey(visit)
  })
}
