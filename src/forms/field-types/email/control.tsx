import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl } from '../../field-type.ts'

export default {
  Control: (props) => (
    <OneLine {...props} input={{ type: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' }} />
  ),
  isShort: true,
  mistakes: ['email', 'tooLong'],
} satisfies FieldControl
