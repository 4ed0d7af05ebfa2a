// Where the preview begins in the browser.
import 'virtual:lectern-styles'
import { startChrome } from './chrome.tsx'
import { startInspecting } from './inspect.ts'
import { isFramed } from './query.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw into.')

const own = /^\/__lectern\/([a-z]+)/.exec(location.pathname)?.[1]
if (own) {
  const { drawOwn } = await import('./own-pages.tsx')
  drawOwn(own, root)
} else {
  const { startSite } = await import('./site-app.tsx')
  // The bar comes first: it has to say what is wrong when there is no site to draw yet.
  const chrome = isFramed ? undefined : startChrome()
  startInspecting((answer) => chrome?.sayOrigin(answer))
  const router = await startSite(root)
  chrome?.follow(router)
}
