// A site as it is checked before it is published: by the same checks as `validate --launch`.
import type { SiteFiles } from '../history/site-files.ts'
import type { Loaded } from '../manifest/load.ts'
import { kindOf } from '../problems/catalogue.ts'
import type { Problem } from '../problems/problem.ts'
import { loadFile } from '../project/load-file.ts'
import type { Open } from './deploy-messages.ts'
import { type Target, targetOf } from './target.ts'

export interface Checked {
  loaded: Loaded
  /** What no site may be published with. */
  errors: Open[]
  /** What is not ready for the public: placeholders, example addresses. */
  unready: Open[]
  /** Missing where the manifest has errors, or does not say where the site lives. */
  target?: Target
  /** The address of the site. */
  url: string
}

/** `root`: the site's folder. */
export function checked(files: SiteFiles, root: string): Checked {
  const { manifest } = files
  const loaded = loadFile(manifest, { root })
  const errors = loaded.problems.filter(({ severity }) => severity === 'error')
  const atLaunch = errors.length > 0 ? [] : loadFile(manifest, { root, launch: true }).problems
  const unready = atLaunch.filter(({ severity, code }) => severity === 'error' && kindOf(code).point)
  const { site } = loaded.manifest ?? {}
  const openOf = ({ file, line, column, path, code, message, hint }: Problem): Open => ({
    ...{ line, column, path, code, message, hint },
    file: files.nameOf(files.below(file)),
  })
  return {
    loaded,
    errors: errors.map(openOf),
    unready: unready.map(openOf),
    target: targetOf(loaded),
    url: site?.url ?? '',
  }
}
