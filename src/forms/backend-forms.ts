import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import type { Site } from '../site/model.ts'

/** The forms of a resolved site with what only the backend may know of them. */
export function backendForms({ forms, requestSettings }: Pick<Site, 'forms' | 'requestSettings'>): BackendForm[] {
  return forms.map((form) => {
    const settings = requestSettings[form.name]
    if (!settings) throw new Error(`The form "${form.name}" has no settings.`)
    return { form, settings }
  })
}
