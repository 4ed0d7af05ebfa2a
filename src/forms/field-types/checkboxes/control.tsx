import { ChoiceGroup, firstChoiceId } from '../../controls/choice-group.tsx'
import type { FieldControl } from '../../field-type.ts'

export default {
  Control: (props) => <ChoiceGroup {...props} type="checkbox" />,
  focusId: firstChoiceId,
  mistakes: ['choice'],
} satisfies FieldControl
