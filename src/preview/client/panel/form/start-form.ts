import type { Json, PanelData } from '../../../edit-messages.ts'
import { inSiteLanguage } from '../in-site-language.ts'

/** A new form with name, e-mail and message, in the site's language. */
export const startForm = (name: string, { translations }: Pick<PanelData, 'translations'>): Json => ({
  function: `submit-${name}-form`,
  ...(inSiteLanguage(translations, words) as { [key: string]: Json }),
})

const words: Json = {
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, autocomplete: 'name' },
    { name: 'email', type: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
    { name: 'message', type: 'textarea', label: 'Message', required: true },
  ],
  submit: { label: 'Send', sending: 'Sending...' },
  success: { title: 'Thank you', text: 'Your message is here. We answer by e-mail.' },
  failure: { title: 'Your message did not reach us', text: 'Please try again, or write to {site.email}.' },
}
