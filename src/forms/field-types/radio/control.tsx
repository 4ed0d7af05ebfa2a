import { ChoiceGroup, firstChoiceId } from '../../controls/choice-group.tsx'
import type { FieldControl } from '../../field-type.ts'

const control: FieldControl = {
  Control: (props) => <ChoiceGroup {...props} type="radio" />,
  focusId: firstChoiceId,
  mistakes: ['choice'],
}

export default control
