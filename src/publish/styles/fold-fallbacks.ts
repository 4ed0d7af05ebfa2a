// What Tailwind and its minifier add for browsers older than the ones its styles are for, taken out again: pages rely on younger
// things than these (`popover` for the menu), so nobody who can use a page would miss it.
import type { Root } from 'postcss'

/** Writes each mixed colour where its stand-in was, and takes the question for it away. Changes the sheet in place. */
export function foldMixedColours(root: Root): void {
  root.walkAtRules('supports', (question) => {
    const { parent: rule } = question
    if (!question.params.includes('color-mix(in lab') || rule?.type !== 'rule') return
    question.walkDecls((mixed) => {
      const siblings = rule.nodes ?? []
      const standIn = siblings
        .slice(0, siblings.indexOf(question))
        .findLast((node) => node.type === 'decl' && node.prop === mixed.prop)
      standIn?.remove()
    })
    question.replaceWith(question.nodes ?? [])
  })
}

/** Without the prefixed longhands of underlines: it is the shorthand that Safari wants a prefix for. */
export const withoutPrefixes = (css: string): string =>
  css.replace(/-webkit-text-decoration-(?:color|line|style):[^;}]*;/g, '')
