// Returns a document without scripts.
import { escapeHtml } from '../../render/escape.ts'
import { htmlTag } from '../../render/html-tag.ts'
import { themeCss } from '../../render/theme-css.ts'
import type { Site } from '../../site/model.ts'

interface StaticDocument {
  /** Replaces the scheme of the site's theme. */
  scheme?: Site['theme']['scheme']
  title: string
  css: string
  /** HTML. */
  body: string
}

/** Returns the document in the site's language and look. */
export const staticDocument = (
  { theme, language }: Pick<Site, 'theme' | 'language'>,
  { scheme = theme.scheme, title, css, body }: StaticDocument,
): string =>
  `<!doctype html>${htmlTag(language)}<head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
  `${styleElement(css)}${styleElement(themeCss({ ...theme, scheme }, language))}</head><body><div id="root">${body}</div></body></html>`

/** Returns a style element that its CSS cannot end. `attribute` begins with a space. */
export const styleElement = (css: string, attribute = ''): string =>
  `<style${attribute}>${css.replaceAll('</', '<\\/')}</style>`
