// Checks that readings agree on what `parity:` declares. Runs on resolved sites, so that fragments and facts are compared by their values.
import { type Finding, finding, onValue } from '../../problems/finding.ts'
import type { Site } from '../../site/model.ts'
import { redirectAt } from '../../site/redirects.ts'
import { placeOfAddress } from '../inspect/address.ts'
import type { Readings } from '../resolve/readings.ts'
import type { Draft } from './draft.ts'
import { groupsOf } from './link-uses.ts'
import { factsIn } from './word-groups.ts'

export function checkParity(readings: Readings, drafted: Draft): Finding[] {
  const { names } = readings
  const { parity } = readings.manifest
  if (!parity) return []
  const found: Finding[] = []
  const everywhere = (
    list: readonly string[] | undefined,
    key: string,
    what: string,
    has: (reading: string, name: string) => boolean,
  ) => {
    for (const [at, name] of (list ?? []).entries())
      for (const reading of names)
        if (!has(reading, name))
          found.push(finding('parity-nowhere', onValue(['parity', key, at]), { what: `${what} "${name}"`, reading }))
  }
  const groupsIn = new Map(drafted.readings.map((reading) => [reading.name, groupsOf(reading, { draft: drafted })]))
  const sites = readings.all()

  everywhere(parity.forms, 'forms', 'page with the form', (reading, form) =>
    factsIn(groupsIn.get(reading) ?? [], 'forms').some(({ value }) => value === form),
  )
  everywhere(parity.facts, 'facts', 'text with the fact', (reading, fact) =>
    factsIn(groupsIn.get(reading) ?? [], 'names').includes(`facts.${fact}`),
  )
  everywhere(parity.paths, 'paths', 'page or redirect at', (reading, path) => answers(sites.get(reading), path))
  for (const [at, address] of (parity.same ?? []).entries()) {
    const values = [...sites].flatMap(([reading, site]) => {
      const place = placeOfAddress(site, address)
      return 'missing' in place ? [] : [{ reading, value: JSON.stringify(place.value) }]
    })
    const [first, ...others] = values
    const spot = onValue(['parity', 'same', at])
    if (!first) found.push(finding('parity-nowhere', spot, { what: `place "${address}"`, reading: names.join(' or ') }))
    for (const { reading, value } of others)
      if (first && value !== first.value)
        found.push(finding('readings-differ', spot, { what: `"${address}"`, first: first.reading, other: reading }))
  }
  return found
}

const answers = (site: Site | undefined, path: string) =>
  Boolean(site?.routes.some((route) => route.path === path) || (site && redirectAt(site.redirects, path)))
