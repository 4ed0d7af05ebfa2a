import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import type { Site } from '../site/model.ts'

/** The forms of a resolved site with what only the backend may know of them. */
export function backendForms({
  forms,
  requestSettings,
  editions = {},
}: Pick<Site, 'forms' | 'requestSettings' | 'editions'>): BackendForm[] {
  return forms.map((form) => {
    const settings = requestSettings[form.name]
    if (!settings) throw new Error(`The form "${form.name}" has no settings.`)
    const languages = Object.fromEntries(
      Object.entries(editions).flatMap(([tag, { forms, receipts }]) => {
        const own = forms.find(({ name }) => name === form.name)
        return own ? [[tag, { form: own, receipt: receipts[form.name] }]] : []
      }),
    )
    return { form, settings, ...(Object.keys(languages).length > 0 && { languages }) }
  })
}
