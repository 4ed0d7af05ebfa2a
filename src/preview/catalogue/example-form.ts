import type { Site } from '../../site/model.ts'

/** Examples name a form; on a site that has other forms, its first one stands in. */
export function withForm(site: Site, name: unknown): Site {
  const [first] = site.forms
  if (typeof name !== 'string' || !first || site.forms.some((form) => form.name === name)) return site
  return { ...site, forms: [...site.forms, { ...first, name }] }
}
