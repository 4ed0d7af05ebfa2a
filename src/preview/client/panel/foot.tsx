import { Button } from 'react-aria-components'
import { words } from '../words.ts'
import { usePanel } from './panel-store.ts'

/** What became of the last change, and the way back. */
export function Foot() {
  const { data, said, quiet, step } = usePanel()
  return (
    <footer className={said?.isWrong ? 'foot wrong' : 'foot'}>
      <p role={said?.isWrong ? 'alert' : 'status'}>{said?.text}</p>
      {said?.choices?.map(({ label, act }) => (
        <Button key={label} onPress={act} className="small">
          {label}
        </Button>
      ))}
      {said?.isWrong && (
        <Button onPress={quiet} className="small">
          {words.panel.neverMind}
        </Button>
      )}
      <span className="row">
        <Button isDisabled={!data.undo} onPress={() => step(true)} className="small">
          {words.bar.undo}
        </Button>
        <Button isDisabled={!data.redo} onPress={() => step(false)} className="small">
          {words.bar.redo}
        </Button>
      </span>
    </footer>
  )
}
