import type { Bounded } from '../../../../supabase/functions/_shared/field-rules.ts'
import { OneLine } from '../../controls/one-line.tsx'
import type { FieldControl } from '../../field-type.ts'

const control: FieldControl<Bounded> = {
  Control: (props) => <OneLine {...props} input={{ type: 'date', min: props.field.from, max: props.field.to }} />,
  isShort: true,
  mistakes: ['date'],
  unfinished: 'date',
}

export default control
