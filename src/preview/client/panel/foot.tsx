import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components'
import { words } from '../words.ts'
import { usePanel } from './panel-store.ts'

/** The field whose value was refused, or the way to the rest of the panel. */
const focusView = () =>
  document.querySelector<HTMLElement>('[aria-invalid=true], [role=tab][aria-selected=true], .head button')?.focus()

/** The panel's footer: outcome of the last edit, undo and redo. */
export function Foot() {
  const { data, status, clearStatus, step } = usePanel()
  const isStepping = useRef(false)
  // The button of the last step is disabled, and loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each new state of the history.
  useEffect(() => {
    if (isStepping.current && document.activeElement === document.body) focusView()
    isStepping.current = false
  }, [data])
  const stepBy = (back: boolean) => {
    isStepping.current = true
    step(back)
  }
  return (
    <footer className={status?.isWrong ? 'foot wrong' : 'foot'}>
      <p role={status?.isWrong ? 'alert' : 'status'}>{status?.text}</p>
      {status?.choices?.map(({ label, act }) => (
        <Button key={label} onPress={act}>
          {label}
        </Button>
      ))}
      {status?.isWrong && (
        <Button
          onPress={() => {
            clearStatus()
            focusView()
          }}
        >
          {words.bar.hide}
        </Button>
      )}
      <span className="row">
        <Button isDisabled={!data.undo} onPress={() => stepBy(true)}>
          {words.bar.undo}
        </Button>
        <Button isDisabled={!data.redo} onPress={() => stepBy(false)}>
          {words.bar.redo}
        </Button>
      </span>
    </footer>
  )
}
