/** Cloudflare's widget, where a form asks for it. Outside the island: what the widget puts there is not ours to hydrate. */
export function Challenge({ siteKey }: { siteKey: string }) {
  return (
    <>
      <div className="cf-turnstile mt-6" data-sitekey={siteKey} data-size="flexible" />
      <script async src="https://challenges.cloudflare.com/turnstile/v0/api.js" />
    </>
  )
}
