// Watches every class that comes onto a page while it is visited, and tells of those that no rule in its styles names.
import type { Page } from 'playwright'

/** Classes of other people's widgets, which bring their styles with them. */
const foreign = /^cf-/

/** Before the page is opened. `tell` hears a sentence for each class once on each document. */
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
