// Searches while the visitor types, on pages with the block `search`. Fetches the index on the first search.
import { SiteSearch } from '../../site/search/find-pages.ts'

const debounceMs = 120

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`)
  return response.json()
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) start(form)

function start(form: HTMLFormElement) {
  const section = form.closest('section') as HTMLElement
  const input = form.querySelector('input') as HTMLInputElement
  const output = form.querySelector('output') as HTMLOutputElement
  const list = section.querySelector('.search-found') as HTMLOListElement
  const pages = section.querySelector('.search-pages') as HTMLElement
  const { index = '', found = '', nothing = '', failed = '' } = form.dataset
  const search = new SiteSearch(index, fetchJson)
  let timer: ReturnType<typeof setTimeout>
  let latest = 0

  const show = (words: string, items: readonly HTMLElement[]) => {
    output.textContent = words
    list.replaceChildren(...items)
    list.hidden = items.length === 0
    pages.hidden = items.length > 0
  }

  const runSearch = async () => {
    clearTimeout(timer)
    const run = ++latest
    const words = input.value.trim()
    history.replaceState(history.state, '', words === '' ? location.pathname : `?${new URLSearchParams({ q: words })}`)
    if (words === '') return show('', [])
    form.setAttribute('aria-busy', 'true')
    try {
      const { pages: hits, count } = await search.find(words)
      if (run !== latest) return
      const items = hits.map(([path, title, description]) => {
        const item = document.createElement('li')
        const link = Object.assign(document.createElement('a'), { href: path, textContent: title })
        item.append(link, Object.assign(document.createElement('p'), { textContent: description }))
        return item
      })
      show(count === 0 ? `${nothing} ${words}` : `${found} ${count}`, items)
    } catch (error) {
      console.error(error)
      if (run === latest) show(failed, [])
    } finally {
      if (run === latest) form.removeAttribute('aria-busy')
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(runSearch, debounceMs)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void runSearch()
  })
  const linksIn = () => [...list.querySelectorAll('a')]
  section.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [input, ...linksIn()]
    const at = stops.indexOf(document.activeElement as HTMLInputElement)
    const next = step === undefined || at < 0 ? undefined : stops[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  const given = new URLSearchParams(location.search).get('q')
  if (given) input.value = given
  if (input.value !== '') void runSearch()
}
