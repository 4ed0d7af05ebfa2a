import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../tests/pages/built-site.ts'
import { IndentationTrial } from './trial.ts'

const examples = readdirSync(join(root, 'examples')).filter((name) => name !== 'own-blocks')
const fixtures = ['boatyard', 'firm', 'gym', 'practice']
const sites = [...examples.map((name) => `examples/${name}`), ...fixtures.map((name) => `tests/fixtures/${name}`)]

it.each(sites)(
  'the trial of an indentation scores %s with 0, so that a search can stop as soon as a slip is undone',
  (site) => {
    expect(new IndentationTrial(false).score(readFileSync(join(root, site, 'site.yaml'), 'utf8').split('\n'))).toBe(0)
  },
)
