// An island that throws: at once, or on the first input.
import { useState } from 'react'
import { RequestForm, type RequestFormProps } from '../../src/blocks/request-form/request-form.tsx'
import { mountIsland } from '../../src/client/mount-island.tsx'

function Broken(props: RequestFormProps) {
  const [typed, setTyped] = useState(false)
  if (typed || new URLSearchParams(location.search).has('at-once')) throw new Error('The test broke <b>it</b>.')
  return <RequestForm {...props} send={async () => ({ kind: 'stored' })} onTouched={() => setTyped(true)} />
}

export default mountIsland(Broken)
