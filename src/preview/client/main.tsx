// Entry of the preview in the browser: starts a page of the site with the bar, or one of the preview's own pages.
import { startChrome, startNotice } from './chrome.tsx'
import { editFromStart } from './edit/edit-store.ts'
import { startInspecting } from './inspect.ts'
import { opensEditing } from './news.ts'
import { isFramed } from './query.ts'
import { loadWords } from './words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw into.')

const pageName = /^\/__lectern\/([a-z]+)/.exec(location.pathname)?.[1]
await loadWords()
// The preview's own pages are without the site's styles, except the example.
const styles = () => import('virtual:lectern-styles')
if (pageName) {
  startNotice()
  const [{ drawOwn }] = await Promise.all([import('./own-pages.tsx'), pageName === 'example' && styles()])
  drawOwn(pageName, root)
} else {
  const [{ startSite }] = await Promise.all([import('./site-app.tsx'), styles()])
  // The bar comes first: it shows the problems while there is no site to render.
  const setRouter = isFramed ? undefined : startChrome()
  if (isFramed) startNotice()
  startInspecting()
  if (!isFramed) editFromStart(opensEditing)
  const router = await startSite(root)
  setRouter?.(router)
}
