import { usePageNeeds } from './page-needs.ts'
import { usePossiblePage } from './site-context.tsx'

/** `own` for the picture or title of the page itself; otherwise the page that the picture or title of a card leads to. */
export type LeadsTo = 'own' | (string & {}) | undefined

/** Files and other sites have no page to grow into. */
const isPage = (to: string) => /^\/(?!\/)/.test(to) && !/\.[a-z]\w*$/i.test(to)

/**
 * Attributes that pair a card's picture or title with its page's, for ui/variants/transitions-grow.css. The value is a CSS identifier made of
 * the path. Empty for the second element of a name on a page.
 */
export function useTransitionName(
  part: 'picture' | 'title',
  to: LeadsTo,
): { 'data-grows'?: string; 'data-grown'?: string } {
  const page = usePossiblePage()
  const names = usePageNeeds()?.transitionNames
  if (!page || page.site.theme.transitions === 'none' || to === undefined) return {}
  if (to !== 'own' && !isPage(to)) return {}
  const name = part + (to === 'own' ? page.path : to).replace(/[^\w-]/g, '\\$&')
  if (!names || names.has(name)) return {}
  names.add(name)
  return { [to === 'own' ? 'data-grown' : 'data-grows']: name }
}
