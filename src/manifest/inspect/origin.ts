// Traces a value of a resolved site to where it is written: from the page through a fragment to the facts in it. Mirrors the steps of resolve.ts.
import type { Path } from '../../problems/finding.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import { isGroup, valueAt } from '../../site/groups.ts'
import { namesIn } from '../resolve/interpolate.ts'

export interface OriginStep {
  /**
   * Kind of place. `page`, `layout`: in the reading. `use`: where a page uses a fragment. `with`: changed in that use. `fragment`: in the fragment.
   * `fact`, `site`, `texts`, `form`: shared by all readings. `default`: not written, the format's default.
   */
  what: 'page' | 'layout' | 'use' | 'with' | 'fragment' | 'fact' | 'site' | 'texts' | 'form' | 'default'
  /** Path in the manifest. */
  at: Path
}

/**
 * Returns where the value is written first, then the use of the fragment and the names in it; an empty list for a value the site does not have.
 * `path` is in the reading's site, pages by their path: `['routes', '/services', 'blocks', 0, 'props', 'title']`, `['header', 'links', 1]`.
 */
export function originSteps(manifest: Manifest, reading: string, path: Path): OriginStep[] {
  const steps = writtenAt(manifest, reading, path)
  const written = steps[0] && valueAt(manifest, steps[0].at)
  return typeof written === 'string' ? [...steps, ...valuesNamed(manifest, written, new Set())] : steps
}

function writtenAt(manifest: Manifest, reading: string, path: Path): OriginStep[] {
  const [part, ...rest] = path
  const home: Path = ['readings', reading]
  switch (part) {
    case 'routes':
      return inRoute(manifest, [...home, 'routes', ...rest])
    case 'header':
    case 'footer':
      return present(manifest, { what: 'layout', at: [...home, 'layout', part, ...rest] })
    case 'theme':
      return present(manifest, { what: 'layout', at: [...home, part, ...rest] })
    case 'texts':
      return valueAt(manifest, path) === undefined
        ? [{ what: 'default', at: ['texts'] }]
        : present(manifest, { what: 'texts', at: path })
    case 'forms':
      return present(manifest, { what: 'form', at: path })
    default:
      return present(manifest, { what: 'site', at: ['site', ...path] })
  }
}

/** `at`: path of the page in the manifest (`readings, A, routes, /services`), followed by the path within it. */
function inRoute(manifest: Manifest, at: Path): OriginStep[] {
  const [blocks, index, props, ...field] = at.slice(4)
  if (blocks !== 'blocks' || index === undefined) return present(manifest, { what: 'page', at })
  const block: Path = [...at.slice(0, 5), index]
  const source = valueAt(manifest, block)
  const use = isGroup(source) && typeof source.use === 'string' ? source.use : undefined
  const inside = props === 'props' ? field : []
  if (use === undefined) return present(manifest, { what: 'page', at: [...block, ...inside] })
  const used: OriginStep = { what: 'use', at: block }
  const differs = inside[0] !== undefined && valueAt(manifest, [...block, 'with', inside[0]]) !== undefined
  const written: OriginStep = differs
    ? { what: 'with', at: [...block, 'with', ...inside] }
    : { what: 'fragment', at: ['fragments', use, ...inside] }
  const found = present(manifest, written)
  return found.length === 0 ? [] : [...found, used]
}

const valuesNamed = (manifest: Manifest, text: string, seen: Set<string>): OriginStep[] =>
  namesIn(text).flatMap((name) => {
    const at = name.split('.')
    const value = valueAt(manifest, at)
    if (typeof value !== 'string' || seen.has(name)) return []
    seen.add(name)
    return [{ what: at[0] === 'facts' ? 'fact' : 'site', at } as OriginStep, ...valuesNamed(manifest, value, seen)]
  })

const present = (manifest: Manifest, step: OriginStep): OriginStep[] =>
  valueAt(manifest, step.at) === undefined ? [] : [step]
