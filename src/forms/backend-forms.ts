import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { canonicalOf } from '../site/canonical.ts'
import type { Site } from '../site/model.ts'

// Joins the forms of a site with the settings that only the backend may know.
/** Returns the forms of a resolved site with their settings and translations. Throws when a form has no settings. */
export function backendForms({
  forms,
  requestSettings,
  editions = {},
  ...site
}: Pick<Site, 'forms' | 'requestSettings' | 'editions' | 'languages' | 'url'>): BackendForm[] {
  return forms.map((form) => {
    const settings = requestSettings[form.name]
    if (!settings) throw new Error(`The form "${form.name}" has no settings.`)
    const languages = Object.fromEntries(
      Object.entries(editions).flatMap(([tag, { forms, receipts }]) => {
        const own = forms.find(({ name }) => name === form.name)
        const origin = site.languages?.find((language) => language.tag === tag)?.host?.origin
        if (!own) return []
        const there = origin !== undefined && { host: { origin, page: canonicalOf(site, own.page) } }
        return [[tag, { form: own, receipt: receipts[form.name], ...there }]]
      }),
    )
    return { form, settings, ...(Object.keys(languages).length > 0 && { languages }) }
  })
}
