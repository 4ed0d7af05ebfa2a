// Returns the sizes of files that pages may offer for download.
import { statSync } from 'node:fs'
import { join } from 'node:path'

/** File types that belong to the site itself and are no documents. */
const ofSite = /\.(?:avif|css|gif|html?|ico|jpe?g|js|map|mjs|png|svg|webmanifest|webp|woff2?|xml)$/i

/** Returns bytes of each document under `public/`, by its path: `/prices.pdf`. */
export function fileSizesIn(publicFolder: string, files: readonly string[]): Record<string, number> {
  const documents = files.filter((file) => !ofSite.test(file)).sort()
  return Object.fromEntries(
    documents.flatMap((file) => {
      const stat = statSync(join(publicFolder, file), { throwIfNoEntry: false })
      return stat ? [[file.normalize(), stat.size]] : []
    }),
  )
}
