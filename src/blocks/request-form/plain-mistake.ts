import type { FormDeclaration, FormField } from '../../../supabase/functions/_shared/form.ts'
import { filledIn } from '../../../supabase/functions/_shared/form-rules.ts'

/**
 * What a field's error text says before any check has run in the page. Without script the function's answer names the
 * field, not the mistake, so this names all that the browser's own validation lets through.
 */
export function plainMistake({ messages }: FormDeclaration, field: FormField): string {
  const { type, required, choices } = field
  const sentences = [
    required && messages.required,
    (type === 'email' || type === 'number' || type === 'date') && messages[type],
    choices && messages.choice,
    (type === 'text' || type === 'email' || type === 'tel' || type === 'textarea') && messages.tooLong,
  ]
  return filledIn(sentences.filter((sentence) => typeof sentence === 'string').join(' '), field)
}
