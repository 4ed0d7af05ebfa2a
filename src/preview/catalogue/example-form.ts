// Returns a form for the examples of blocks.
import type { FormDeclaration } from '../../../supabase/functions/_shared/form.ts'
import type { Site } from '../../site/model.ts'

/** Returns the site with a form of this name: where it is missing, a copy of the first form, or a form with a mail address alone. */
export function withForm(site: Site, name: unknown): Site {
  if (typeof name !== 'string' || site.forms.some((form) => form.name === name)) return site
  return { ...site, forms: [...site.forms, { ...(site.forms[0] ?? addressForm(site)), name }] }
}

/** A form whose texts the engine has in every language. */
function addressForm({ texts, language }: Site): FormDeclaration {
  const { byMail, emailUs, sending, done, mistake, required } = texts
  return {
    name: 'example',
    function: 'example',
    language,
    page: '/',
    fields: [{ name: 'email', type: 'email', label: byMail, required: true, max: 200, autocomplete: 'email' }],
    addressField: 'email',
    submit: { label: emailUs, sending },
    success: { title: done, text: done },
    failure: { title: mistake, text: mistake },
    messages: {
      ...{ required, tooLong: mistake, choice: mistake, malformed: mistake, unknown: mistake, summary: mistake },
      ...{ retry: mistake, back: mistake, reference: '' },
    },
    honeypot: 'website',
    sendsKey: true,
  }
}
