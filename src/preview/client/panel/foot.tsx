import { Button } from 'react-aria-components'
import { words } from '../words.ts'
import { usePanel } from './panel-store.ts'

/** The panel's footer: outcome of the last edit, undo and redo. */
export function Foot() {
  const { data, status, clearStatus, step } = usePanel()
  return (
    <footer className={status?.isWrong ? 'foot wrong' : 'foot'}>
      <p role={status?.isWrong ? 'alert' : 'status'}>{status?.text}</p>
      {status?.choices?.map(({ label, act }) => (
        <Button key={label} onPress={act}>
          {label}
        </Button>
      ))}
      {status?.isWrong && <Button onPress={clearStatus}>{words.panel.neverMind}</Button>}
      <span className="row">
        <Button isDisabled={!data.undo} onPress={() => step(true)}>
          {words.bar.undo}
        </Button>
        <Button isDisabled={!data.redo} onPress={() => step(false)}>
          {words.bar.redo}
        </Button>
      </span>
    </footer>
  )
}
