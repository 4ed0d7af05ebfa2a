// @vitest-environment jsdom
// Values set in the panel while responses and data are pending, in any order of arrival.
import fc from 'fast-check'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { editState, updateEdit } from '../../src/preview/client/edit/edit-store.ts'
import { PanelContext, type PanelHost } from '../../src/preview/client/panel/panel-store.ts'
import { useChosen, useSet } from '../../src/preview/client/panel/use-set.ts'
import { useTyped } from '../../src/preview/client/panel/use-typed.ts'
import type { PanelData } from '../../src/preview/edit-messages.ts'

const place = { name: 'focus', at: ['focus'] }

/** A rendered field: its value, and a function that appends a character and leaves the field. */
interface Drawn {
  shows: string
  add: (sign: string) => void
}
type Field = (props: { value: string; drawn: (field: Drawn) => void }) => null

const Chosen: Field = ({ value, drawn }) => {
  const [shown, set] = useChosen({ ...place, value })
  drawn({ shows: String(shown), add: (sign) => void set(`${shown}${sign}`) })
  return null
}

const Typed: Field = ({ value, drawn }) => {
  const set = useSet({ ...place, value })
  const { typed, type, save } = useTyped(place.at, value, set)
  const add = (sign: string) => {
    type(typed + sign)
    save()
  }
  drawn({ shows: typed, add })
  return null
}

interface FileState {
  value: string
  revision: number
}

/** A server that handles requests in turn. Each response and each requested state arrives and is rendered separately. */
function panelWith(Field: Field) {
  sessionStorage.clear()
  updateEdit({ history: { revision: 0 } })
  const root = createRoot(document.createElement('div'))
  let file: FileState = { value: '', revision: 0 }
  let field: Drawn | undefined
  let arrived = file
  const asked: (() => void)[] = []
  const answers: (() => void)[] = []
  const data: FileState[] = []
  const change: PanelHost['change'] = (_, [operation]) =>
    new Promise((resolve) =>
      asked.push(() => {
        const { value, expect: known } = operation as { value: string; expect: string }
        const isDone = known === file.value
        if (isDone) file = { value, revision: file.revision + 1 }
        const { revision } = file
        answers.push(() => {
          updateEdit({ history: { revision } })
          // As the panel does after each.
          data.push(file)
          resolve(isDone)
        })
      }),
    )
  const draw = () =>
    root.render(
      <PanelContext value={{ declined: 0, change, data: { revision: arrived.revision } as PanelData } as PanelHost}>
        <Field
          value={arrived.value}
          drawn={(now) => {
            field = now
          }}
        />
      </PanelContext>,
    )
  const steps = {
    add: () => field?.add('+'),
    apply: () => asked.shift()?.(),
    answer: () => answers.shift()?.(),
    ask: () => data.push(file),
    arrive() {
      const arriving = data.shift()
      if (arriving && arriving.revision >= (editState().history?.revision ?? 0)) arrived = arriving
    },
    draw,
  }
  return {
    does: (step: keyof typeof steps) => act(async () => void steps[step]()),
    written: () => file.value,
    shows: () => field?.shows,
    isQuiet: () => asked.length + answers.length + data.length === 0,
    others(value: string) {
      file = { value, revision: file.revision + 1 }
    },
  }
}

it.each([
  ['chosen', Chosen],
  ['typed', Typed],
] as const)(
  'a value that is %s stays as shown while saves are pending, and each change builds on the one before',
  async (_, Field) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const step = fc.constantFrom('add', 'apply', 'answer', 'ask', 'arrive', 'draw')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const panel = panelWith(Field)
        await panel.does('draw')
        let added = ''
        for (const one of steps) {
          if (one === 'add') added += '+'
          await panel.does(one)
          expect(panel.shows()).toBe(added)
        }
        while (!panel.isQuiet()) for (const one of ['apply', 'answer', 'arrive', 'draw'] as const) await panel.does(one)
        expect(panel.written()).toBe(added)
        panel.others('theirs')
        for (const one of ['ask', 'arrive', 'draw'] as const) await panel.does(one)
        expect(panel.shows()).toBe('theirs')
      }),
      { numRuns: 300 },
    )
  },
)
