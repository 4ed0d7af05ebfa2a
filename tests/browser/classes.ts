// Reports every class that appears on a page during a visit and that no rule of its styles names.
import type { Page } from 'playwright'

/** Classes of third-party widgets, which load their own styles. */
const foreign = /^cf-/

/** Call it before the page is opened. `tell` is called with a sentence for each class, once for each document. */
export async function watchClasses(page: Page, tell: (found: string) => void): Promise<void> {
  await page.exposeBinding('tellOfIdleClass', (_, name: string) => {
    if (!foreign.test(name)) tell(`The class ${name} on ${new URL(page.url()).pathname} has no rule.`)
  })
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const rulesOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : []),
      ])
    const look = () => {
      const names = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
      const unseen = new Set(names.filter((name) => !seen.has(name)))
      if (unseen.size === 0) return
      const selectors = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules)).join('\n')
      for (const name of unseen) {
        seen.add(name)
        const selector = new RegExp(`\\.${CSS.escape(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`)
        const { tellOfIdleClass } = window as Window & { tellOfIdleClass?: (name: string) => void }
        if (!selector.test(selectors)) tellOfIdleClass?.(name)
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      look()
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
    })
  })
}
