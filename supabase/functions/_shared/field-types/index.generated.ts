// Made by `npm run schema` from the folders of src/forms/field-types. Not edited by hand.
import type { FieldRules } from '../field-rules.ts'
import checkbox from './checkbox.generated.ts'
import checkboxes from './checkboxes.generated.ts'
import date from './date.generated.ts'
import email from './email.generated.ts'
import hidden from './hidden.generated.ts'
import number from './number.generated.ts'
import radio from './radio.generated.ts'
import select from './select.generated.ts'
import tel from './tel.generated.ts'
import text from './text.generated.ts'
import textarea from './textarea.generated.ts'

export const fieldTypes: Readonly<Record<string, FieldRules>> = {
  'checkbox': checkbox,
  'checkboxes': checkboxes,
  'date': date,
  'email': email,
  'hidden': hidden,
  'number': number,
  'radio': radio,
  'select': select,
  'tel': tel,
  'text': text,
  'textarea': textarea,
}
