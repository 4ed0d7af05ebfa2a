// How large the files are that pages may offer for download.
import { statSync } from 'node:fs'
import { join } from 'node:path'

/** What belongs to the site itself is no document. */
const ofSite = /\.(?:avif|css|gif|html?|ico|jpe?g|js|map|mjs|png|svg|webmanifest|webp|woff2?|xml)$/i

/** Bytes of each document among the files of `public/`, by the path that links name it by. */
export function fileSizesIn(publicFolder: string, files: readonly string[]): Record<string, number> {
  const documents = files.filter((file) => !ofSite.test(file)).sort()
  return Object.fromEntries(
    documents.flatMap((file) => {
      const stat = statSync(join(publicFolder, file), { throwIfNoEntry: false })
      return stat ? [[file, stat.size]] : []
    }),
  )
}
