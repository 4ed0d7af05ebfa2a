import { onKey } from '../../../problems/finding.ts'
import { faultOfOwnFile, judgedFiles, weakerLines } from '../../../publish/hosts/own-files.ts'
import { groupsOnly } from '../../../site/groups.ts'
import type { CheckContext } from '../../sense/check.ts'
import type problems from './problems.ts'

/** Reports files under `public/` that cannot be merged into generated ones, and headers that weaken security. */
export default function ownFiles({ draft, publicFiles, publicText, report }: CheckContext<typeof problems>): void {
  const { relaxedHeaders } = groupsOnly(draft.value.site)
  const meant = Array.isArray(relaxedHeaders) ? relaxedHeaders.map(String) : []
  for (const file of judgedFiles) {
    const text = publicFiles?.has(`/${file}`) ? publicText?.(file) : undefined
    if (text === undefined) continue
    const fault = faultOfOwnFile(file, text)
    if (fault) report('own-file', onKey('site'), { file, ...fault })
    for (const { name, value, line } of weakerLines(file, text))
      if (!meant.includes(name.toLowerCase()))
        report('weaker-header', onKey('site'), { file, line, header: name.toLowerCase(), value })
  }
}
