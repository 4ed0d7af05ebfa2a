// Returns the HTML document of every page of the preview. The browser draws the page, unless `drawn` has its HTML already.
import { escapeHtml } from '../../render/escape.ts'
import { htmlTag } from '../../render/html-tag.ts'
import type { FirstData } from '../messages.ts'
import { styleElement } from './static-document.ts'
import { waiting } from './waiting.ts'

/** A rendered page. */
export interface RenderedPage {
  /** HTML. */
  head: string
  body: string
  styles: readonly string[]
}

interface ShellOptions {
  /** URLs of the scripts that draw the page, in their order. */
  scripts: readonly string[]
  /** Whether they draw the bar. */
  hasBar: boolean
  drawn?: RenderedPage
}

export function shellOf(data: FirstData, { scripts, hasBar, drawn }: ShellOptions): string {
  const language = data.shown?.site.language ?? 'en'
  return (
    `<!doctype html>${htmlTag(language)}<head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(data.shown?.site.name ?? 'Preview')}</title>` +
    `<link rel="icon" href="/favicon.svg">${drawn?.head ?? ''}${(drawn?.styles ?? []).map(firstStyle).join('')}</head>` +
    // `inert`, because anything typed here is lost when the script draws the page.
    `<body><div id="root"${drawn ? ' inert' : ''}>${drawn?.body ?? ''}</div>${waiting(hasBar)}` +
    `<script type="application/json" id="lectern-first">${asInertJson(data)}</script>` +
    `${scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`).join('')}</body></html>`
  )
}

/** A style element that stays until the script has inserted its own (src/preview/client/look.ts). */
const firstStyle = (css: string) => styleElement(css, ' data-first')

/** Escapes `<`, so that the JSON cannot end its script element. */
const asInertJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
