// Where the preview begins in the browser.
import { startChrome, startNotice } from './chrome.tsx'
import { editOnce } from './edit/edit-once.ts'
import { startInspecting } from './inspect.ts'
import { opensEditing } from './news.ts'
import { isFramed } from './query.ts'
import { loadWords } from './words.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw into.')

const own = /^\/__lectern\/([a-z]+)/.exec(location.pathname)?.[1]
await loadWords()
// The styles of the site are in the pages that show the site, and in no others.
const styles = () => import('virtual:lectern-styles')
if (own) {
  startNotice()
  const [{ drawOwn }] = await Promise.all([import('./own-pages.tsx'), own === 'example' && styles()])
  drawOwn(own, root)
} else {
  const [{ startSite }] = await Promise.all([import('./site-app.tsx'), styles()])
  // The bar comes first: it has to say what is wrong when there is no site to draw yet.
  const chrome = isFramed ? undefined : startChrome()
  if (isFramed) startNotice()
  startInspecting((answer) => chrome?.sayOrigin(answer))
  if (!isFramed && opensEditing) editOnce()
  const router = await startSite(root)
  chrome?.follow(router)
}
