// Checks a site before it is published, with the checks of `validate --launch`.
import type { SiteFiles } from '../history/site-files.ts'
import type { Loaded } from '../manifest/load.ts'
import { problemKind } from '../problems/catalogue.ts'
import type { Problem } from '../problems/problem.ts'
import { inEachLanguage } from '../problems/words/in-language.ts'
import { loadFile } from '../project/load-file.ts'
import type { Open } from './deploy-messages.ts'
import { type PublishTarget, publishTarget } from './target.ts'

export interface CheckResult {
  loaded: Loaded
  /** Errors, which always prevent publishing. */
  errors: Open[]
  /** Placeholders and example addresses, which an owner may publish all the same. */
  unready: Open[]
  /** Left out where the manifest has errors or no `publish:`. */
  target?: PublishTarget
  /** The value of `site.url`, empty where the manifest has errors. */
  url: string
}

/** Loads and checks the manifest from the disk. `root`: the site's folder. */
export function checkSite(files: SiteFiles, root: string): CheckResult {
  const { manifest } = files
  const loaded = loadFile(manifest, { root })
  const errors = loaded.problems.filter(({ severity }) => severity === 'error')
  const atLaunch = errors.length > 0 ? [] : loadFile(manifest, { root, launch: true }).problems
  const unready = atLaunch.filter(({ severity, code }) => severity === 'error' && problemKind(code).point)
  const { site } = loaded.manifest ?? {}
  const openOf = (problem: Problem): Open => {
    const { file, line, column, path, code, message, hint } = problem
    const translations = inEachLanguage(problem)
    return { line, column, path, code, message, hint, translations, file: files.nameOf(files.below(file)) }
  }
  return {
    loaded,
    errors: errors.map(openOf),
    unready: unready.map(openOf),
    target: publishTarget(loaded),
    url: site?.url ?? '',
  }
}
