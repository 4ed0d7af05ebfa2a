import { onValue } from '../../../problems/finding.ts'
import { nearest } from '../../../problems/nearest.ts'
import { offer } from '../../../problems/offer.ts'
import { decodedAddress } from '../../../site/decoded-address.ts'
import { groupsOnly, valueAt } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import { factsIn } from '../../sense/word-groups.ts'
import type problems from './problems.ts'

const picture = /\.(avif|gif|jpe?g|png|svg|webp)$/i

/** Reports files that do not exist, pictures that cannot be shown, and pictures without alternative text. */
export default function missingFiles({
  draft,
  publicFiles,
  pictureFault,
  report,
}: CheckContext<typeof problems>): void {
  // Some file systems store umlauts as two characters.
  const names = new Set([...(publicFiles ?? [])].map((name) => name.normalize()))
  for (const { value, path } of factsIn(draft.groups, 'files')) {
    const isPicture = picture.test(value)
    if (
      publicFiles &&
      !publicFiles.has(value) &&
      !names.has(decodedAddress(value).normalize()) &&
      !isUnnamable(value)
    ) {
      const alike = [...publicFiles].filter((file) => picture.test(file) === isPicture)
      const near = nearest(value, alike) ?? sameName(value, alike)
      // The schema already reports a file name it rejects.
      if (near !== undefined && isUnnamable(near)) continue
      report('missing-file', onValue(path), { path: value, nearest: near }, offer(near, false))
    }
    if (!isPicture) continue
    const why = pictureFault?.(value)
    if (why) report('unfit-picture', onValue(path), { file: value, why })
    // A logo's alternative text is the site's name; icons and pictures behind a section need none.
    if (path[0] === 'site' || path.at(-2) === 'background') continue
    const holder = groupsOnly(valueAt(draft.value, path.slice(0, -1)))
    if (holder.decorative === true) {
      if (holder.alt !== undefined) report('alt-of-decoration', onValue(path), { file: value })
    } else if (typeof holder.alt !== 'string') report('missing-alt', onValue(path), { file: value })
  }
}

/** Whether the schema rejects the file name, which is then its only finding. */
const isUnnamable = (file: string) => /\\|^\w+:|\s.*\.(?:avif|gif|jpe?g|png|svg|webp|woff2?)$/i.test(file)

/** Returns the only file of that name in another folder. */
function sameName(file: string, files: string[]): string | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const found = files.filter((other) => nameOf(other) === nameOf(file))
  return found.length === 1 ? found[0] : undefined
}
