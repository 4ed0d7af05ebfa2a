import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl } from '../../field-type.ts'

export default {
  Control: (props) => (
    <OneLine
      {...props}
      input={{ type: 'text', spellCheck: props.field.autocomplete?.includes('name') ? false : undefined }}
    />
  ),
  isShort: true,
  mistakes: ['tooLong'],
} satisfies FieldControl
