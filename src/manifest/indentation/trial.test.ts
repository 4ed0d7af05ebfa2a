import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../tests/pages/built-site.ts'
import { Trial } from './trial.ts'

const examples = readdirSync(join(root, 'examples')).filter((name) => name !== 'own-blocks')
const fixtures = ['boatyard', 'firm', 'gym', 'practice']
const sites = [...examples.map((name) => `examples/${name}`), ...fixtures.map((name) => `tests/fixtures/${name}`)]

it.each(sites)('nothing is wrong with the columns of %s: a slip in it is all that a search has to undo', (site) => {
  expect(new Trial(false).score(readFileSync(join(root, site, 'site.yaml'), 'utf8').split('\n'))).toBe(0)
})
