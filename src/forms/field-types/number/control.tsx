import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl } from '../../field-type.ts'

const control: FieldControl = {
  // A text control keeps what was typed, where a number control hides what it does not understand.
  Control: (props) => <OneLine {...props} input={{ type: 'text', inputMode: 'decimal' }} />,
  isShort: true,
  mistakes: ['number'],
}

export default control
