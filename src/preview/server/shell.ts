// The HTML document of every page of the preview. What is on the page is drawn in the browser; the first page is there before.
import { escapeHtml } from '../../render/escape.ts'
import { htmlTag } from '../../render/html-tag.ts'
import type { FirstData } from '../messages.ts'
import { styleElement } from './static-document.ts'

/** A page that is drawn already. */
export interface Drawn {
  /** HTML. */
  head: string
  body: string
  styles: readonly string[]
}

/** `scripts` are the addresses of those that draw it, in their order. */
export function shellOf(data: FirstData, scripts: readonly string[], drawn?: Drawn): string {
  const language = data.shown?.site.language ?? 'en'
  return (
    `<!doctype html>${htmlTag(language)}<head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(data.shown?.site.name ?? 'Preview')}</title>` +
    `<link rel="icon" href="/favicon.svg">${drawn?.head ?? ''}${(drawn?.styles ?? []).map(firstStyle).join('')}</head>` +
    // Nothing is typed or pressed there that would be lost with the script's own drawing.
    `<body><div id="root"${drawn ? ' inert' : ''}>${drawn?.body ?? ''}</div>` +
    `<script type="application/json" id="lectern-first">${asInertJson(data)}</script>` +
    `${scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`).join('')}</body></html>`
  )
}

/** Until the script has put its own in (src/preview/client/look.ts). */
const firstStyle = (css: string) => styleElement(css, ' data-first')

/** JSON that cannot end the script element it stands in. */
const asInertJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
