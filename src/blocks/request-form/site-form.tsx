import { useBlock } from '../../ui/block-context.tsx'
import { Island } from '../../ui/island.tsx'
import { usePageNeeds } from '../../ui/page-needs.ts'
import { useSite } from '../../ui/site-context.tsx'
import { variantStyle } from '../../ui/style-names.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

interface SiteFormProps {
  /** As it is called under `forms`. */
  name: string
  /** The id of the heading that names it; left out, the block's title. */
  labelledBy?: string
}

/** A form of the site, with what the browser needs to check, keep and send it. */
export function SiteForm({ name, labelledBy }: SiteFormProps) {
  const { forms, backend, texts } = useSite()
  const { key } = useBlock()
  const form = forms.find((form) => form.name === name)
  if (!form) throw new Error(`The site has no form called ${name}.`)
  const needs = usePageNeeds()
  // Shown again on the page, a form has ids, a draft and idempotency keys of its own.
  const declaration = needs?.forms.has(name) ? { ...form, name: `${name}-${key}` } : form
  needs?.forms.add(name)
  needs?.styles.add(variantStyle('forms-on-paper'))
  if (declaration.fields.some(({ when }) => when)) {
    needs?.scripts.add('conditions')
    needs?.styles.add(variantStyle('conditions'))
  }
  const props: RequestFormProps = {
    declaration,
    backend,
    texts: { close: texts.close, mistake: texts.mistake, optional: texts.optional, sending: texts.sending },
    labelledBy: labelledBy ?? `${key}-title`,
  }
  return (
    <>
      <Island name="request-form" component={RequestForm} props={props} />
      {declaration.turnstile && <Challenge siteKey={declaration.turnstile.siteKey} />}
    </>
  )
}

/** Cloudflare's Turnstile widget. It must be outside the island, since React would not accept the widget's markup on hydration. */
function Challenge({ siteKey }: { siteKey: string }) {
  return (
    <>
      <div className="cf-turnstile mt-6" data-sitekey={siteKey} data-size="flexible" />
      <script async src="https://challenges.cloudflare.com/turnstile/v0/api.js" />
    </>
  )
}
