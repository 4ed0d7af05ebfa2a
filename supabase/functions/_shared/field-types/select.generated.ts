// A copy of src/forms/field-types/select/rules.ts, made by `npm run schema`. Not edited by hand.
import { type FieldRules, readChoice } from '../field-rules.ts'

const rules: FieldRules = { read: readChoice }

export default rules
