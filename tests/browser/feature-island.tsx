// An island with React features beyond plain markup: generated ids, adjacent texts, a lazily loaded part.
import { lazy, Suspense, useId, useState } from 'react'
import { mountIsland } from '../../src/client/mount-island.tsx'

const Later = lazy(async () => ({ default: () => <p>It came later.</p> }))

export function Features({ label }: { label: string }) {
  const id = useId()
  const [pressed, setPressed] = useState(0)
  return (
    <>
      <label htmlFor={id}>
        {label}, {label}
      </label>
      <input id={id} />
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}
      </button>
      <Suspense fallback={<p>It is coming.</p>}>{pressed > 0 ? <Later /> : null}</Suspense>
    </>
  )
}

export default mountIsland(Features)
