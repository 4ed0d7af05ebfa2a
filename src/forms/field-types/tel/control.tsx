import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl } from '../../field-type.ts'

const control: FieldControl = {
  Control: (props) => <OneLine {...props} input={{ type: 'tel', inputMode: 'tel' }} />,
  isShort: true,
  mistakes: ['tooLong'],
}

export default control
