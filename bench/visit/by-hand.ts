// Makes the page as written by hand from the built page.
import { JSDOM } from 'jsdom'

/**
 * Keeps text, markup and inlined styles. Removes what only a tool adds: the policy, which a host sends, tags for search engines and
 * sharing, speculation rules, scripts, and the data and notices of islands. `keep` matches scripts that the site itself asks for.
 */
export function byHand(html: string, keep = /(?!)/): string {
  const { document } = new JSDOM(html).window
  const head =
    'meta[http-equiv], meta[property], meta[name^="twitter:"], meta[name="theme-color"], link[rel="canonical"]'
  for (const element of document.querySelectorAll(head)) element.remove()
  for (const script of document.querySelectorAll('script')) if (!keep.test(script.src)) script.remove()
  for (const notice of document.querySelectorAll('.hidden')) notice.remove()
  for (const wrapper of document.querySelectorAll('[data-island], [data-island-root]'))
    wrapper.replaceWith(...wrapper.childNodes)
  for (const element of document.querySelectorAll('*'))
    if (element.localName !== 'script')
      for (const { name } of [...element.attributes]) if (name.startsWith('data-')) element.removeAttribute(name)
  return textOf(document)
}

const plainStyles = `body{margin:0 auto;max-width:44rem;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#241d18;background:#f7f2e8}
h1,h2,h3{line-height:1.15;font-weight:600}h1{font-size:2.2rem}h2{font-size:1.6rem;margin-top:2.5rem}a{color:#6e1f3b}
nav ul{display:flex;flex-wrap:wrap;gap:1rem;list-style:none;padding:0}footer{margin-top:3rem;border-top:1px solid #d5c8b3}`

/** The same text in plain markup with a few lines of style: no drawings, no classes, the system's typeface. */
export function plainByHand(html: string, keep?: RegExp): string {
  const { document } = new JSDOM(byHand(html, keep)).window
  for (const drawing of document.querySelectorAll('svg')) drawing.remove()
  for (const element of document.querySelectorAll('body, body *'))
    for (const name of ['class', 'style', 'aria-labelledby', 'tabindex']) element.removeAttribute(name)
  const [style, ...others] = document.querySelectorAll('style')
  if (style) style.textContent = plainStyles
  for (const other of others) other.remove()
  return textOf(document)
}

const textOf = (document: Document) => `<!doctype html>${document.documentElement.outerHTML}`
