/** Cloudflare's Turnstile widget. It must be outside the island, since React would not accept the widget's markup on hydration. */
export function Challenge({ siteKey }: { siteKey: string }) {
  return (
    <>
      <div className="cf-turnstile mt-6" data-sitekey={siteKey} data-size="flexible" />
      <script async src="https://challenges.cloudflare.com/turnstile/v0/api.js" />
    </>
  )
}
