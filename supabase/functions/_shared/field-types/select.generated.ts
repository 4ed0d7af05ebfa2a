// A copy of src/forms/field-types/select/rules.ts, made by `npm run schema`. Not edited by hand.
import { type FieldRules, readChoice } from '../field-rules.ts'

export default { read: readChoice } satisfies FieldRules
