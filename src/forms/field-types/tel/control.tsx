import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl } from '../../field-type.ts'

export default {
  Control: (props) => <OneLine {...props} input={{ type: 'tel', inputMode: 'tel' }} />,
  isShort: true,
  mistakes: ['tooLong'],
} satisfies FieldControl
