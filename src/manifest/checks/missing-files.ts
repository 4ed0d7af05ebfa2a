import { onValue } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import type { Check } from '../check.ts'
import { groupsOnly, valueAt } from '../groups.ts'

const picture = /\.(avif|gif|jpe?g|png|svg|webp)$/i

/** Files that are not under `public/`, and pictures nobody has described. */
const missingFiles: Check = ({ draft, publicFiles, report }) => {
  for (const { kind, value, path } of draft.words) {
    if (kind !== 'file') continue
    if (publicFiles && !publicFiles.has(value)) {
      const near = nearest(value, publicFiles)
      const mend = near === undefined ? undefined : { title: `Write "${near}"`, text: near, safe: false }
      report('missing-file', onValue(path), { path: value, nearest: near }, { suggestion: near, mend })
    }
    const holder = groupsOnly(valueAt(draft.value, path.slice(0, -1)))
    if (picture.test(value) && typeof holder.alt !== 'string' && holder.decorative !== true)
      report('missing-alt', onValue(path), { file: value })
  }
}

export default missingFiles
