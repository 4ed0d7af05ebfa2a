// What a thread does that reads pages for a build: it takes included files of the manifest that nobody has taken, and gives what a load
// derives from their pages, by the functions of the load itself.
import type { MessagePort } from 'node:worker_threads'
import { type HandedPages, handOver } from '../../files/handed-pages.ts'
import { includedFiles } from '../../files/included-files.ts'
import { PageCache } from '../../files/page-cache.ts'
import { readManifest } from '../../files/read-manifest.ts'
import { TextOnDisk } from '../../files/text-on-disk.ts'
import { usedImages } from '../../images/used-images.ts'
import { derivePages } from '../../manifest/derive-pages.ts'
import { withIncluded } from '../../manifest/read/include.ts'
import { Memo } from '../../manifest/read/memo.ts'
import { parsePlain } from '../../manifest/read/parse.ts'
import type { IncludedFile, Parsed } from '../../manifest/read/parsed.ts'
import { Claims, mostFiles, orderElsewhere } from './claims.ts'

export interface ReaderTask {
  /** As problems name it. */
  manifest: string
  /** The project's cache. */
  cache: string
  sourceHash: string
  claims: SharedArrayBuffer
  /** Takes an Answer for each file. */
  port: MessagePort
}

export type Answer = HandedPages & { file: string }

/** Whatever is not quite plain is left to the build, which tells what is wrong. */
export default function readPages({ manifest, cache, sourceHash, claims: memory, port }: ReaderTask): void {
  const claims = new Claims(memory)
  const pageCache = new PageCache(cache, sourceHash, manifest)
  const { shortened } = pageCache
  const root = parsePlain(readManifest(manifest), manifest, {})
  if (!root) return
  const patterns = filesByPattern(root, manifest)
  // Each once, in the order in which a load asks for them.
  const files = [...new Map([...patterns.values()].flat().map((one) => [one.file, one])).values()]
  for (const at of orderElsewhere(files.map(({ size = 0 }) => size))) {
    const one = files[at]
    if (!one || at >= mostFiles || !claims.take(at, 'elsewhere')) continue
    let pages: HandedPages | undefined
    try {
      const only = (pattern: string) => (patterns.get(pattern) ?? []).filter(({ file }) => file === one.file)
      const memo = new Memo({ pages: () => undefined, layout: () => undefined, shortened })
      const routes = derivePages(root, one, { read: only, memo })
      if (routes) usedImages({ routes })
      pages = routes && handOver(memo, one.file)
      if (pages) port.postMessage({ file: one.file, ...pages } satisfies Answer)
    } finally {
      claims.set(at, pages ? 'answered' : 'refused')
    }
    if (pages) pageCache.keep(one.file, pages)
  }
}

function filesByPattern(root: Parsed, manifest: string): Map<string, IncludedFile[]> {
  const found = new Map<string, IncludedFile[]>()
  withIncluded(root, (pattern) => {
    found.set(
      pattern,
      includedFiles(manifest, pattern, (path) => new TextOnDisk(path)),
    )
    return []
  })
  return found
}
