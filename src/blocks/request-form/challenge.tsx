/** Cloudflare's widget, where a form has `turnstile`. Outside the island: React does not hydrate the widget's markup. */
export function Challenge({ siteKey }: { siteKey: string }) {
  return (
    <>
      <div className="cf-turnstile mt-6" data-sitekey={siteKey} data-size="flexible" />
      <script async src="https://challenges.cloudflare.com/turnstile/v0/api.js" />
    </>
  )
}
