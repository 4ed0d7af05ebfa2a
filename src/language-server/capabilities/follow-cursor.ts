// Makes a running preview show the block at the cursor.
import type { TextDocumentPositionParams } from 'vscode-languageserver'
import { pagesUsing } from '../../manifest/inspect/pages-using.ts'
import { type RequestedPlace, requestedPlace, type ServerContext } from '../context.ts'
import { pagesOfEntry } from '../site/entry-at.ts'
import { entryAroundNode, entryFileOf } from '../site/entry-file.ts'
import { wholePath } from '../site/named-at.ts'
import { previewOf } from './code-lens.ts'

/** Timeout of a request to the preview, in milliseconds. */
const timeout = 1000

export class CursorFollower {
  private last = ''

  constructor(private readonly context: ServerContext) {}

  /** Sends the block at the cursor, if it has changed. Failures are ignored, since usually no preview is running. */
  async follow(params: TextDocumentPositionParams): Promise<void> {
    const place = requestedPlace(this.context, params)
    const shown = place && shownAt(place)
    const body = JSON.stringify(shown ?? '')
    if (!shown || body === this.last) return
    this.last = body
    const address = `${previewOf(this.context)}/__lectern/follow`
    const headers = { 'content-type': 'application/json' }
    await fetch(address, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeout) }).catch(() => {
      this.last = ''
    })
  }
}

/** Returns the block or page at the cursor; for a fragment its first use, for an entry its own page. */
export function shownAt(place: RequestedPlace) {
  const { site, node } = place
  const entry = entryFileOf(place) && entryAroundNode(place, node)
  const [own] = entry ? pagesOfEntry(site, entry) : []
  if (own) return { reading: own.reading, path: own.route }
  const [top, name, part, route, blocks, block] = wholePath(place, node)
  if (top === 'readings' && part === 'routes' && route !== undefined)
    return {
      reading: String(name),
      path: String(route),
      ...(blocks === 'blocks' && block !== undefined && { block: Number(block) }),
    }
  if (top !== 'fragments' || name === undefined) return undefined
  const draft = site.lastDraft()
  const [first] = pagesUsing(draft, { kind: 'fragment', name: String(name), within: [] })
  const page = draft.readings.find((one) => one.name === first?.reading)?.pages.get(first?.path ?? '')
  const at = page?.blocks.findIndex(({ use }) => use === name) ?? -1
  return first && at >= 0 ? { reading: first.reading, path: first.path, block: at } : undefined
}
