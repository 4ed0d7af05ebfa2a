import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl } from '../../field-type.ts'

export default {
  // A text input keeps what was typed; a number input hides what it cannot parse.
  Control: (props) => <OneLine {...props} input={{ type: 'text', inputMode: 'decimal' }} />,
  isShort: true,
  mistakes: ['number'],
} satisfies FieldControl
