// Removes fallbacks that Tailwind and its minifier add for old browsers. Pages need newer features anyway, such as `popover`.
import type { Root } from 'postcss'

/** Replaces fallback colours by their `color-mix` and removes the `@supports` around it. Mutates the sheet. */
export function foldMixedColours(root: Root): void {
  root.walkAtRules('supports', (supports) => {
    const { parent: rule } = supports
    if (!supports.params.includes('color-mix(in lab') || rule?.type !== 'rule') return
    supports.walkDecls((mixed) => {
      const siblings = rule.nodes ?? []
      const fallback = siblings
        .slice(0, siblings.indexOf(supports))
        .findLast((node) => node.type === 'decl' && node.prop === mixed.prop)
      fallback?.remove()
    })
    supports.replaceWith(supports.nodes ?? [])
  })
}

/** Removes prefixed longhands of underlines: Safari needs the prefix for the shorthand only. */
export const withoutPrefixes = (css: string): string =>
  css.replace(/-webkit-text-decoration-(?:color|line|style):[^;}]*;/g, '')
