// Runs `validate` on the bakery for its tests.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import validate from '../../tools/validate.ts'
import { printedBy } from '../printed-by.ts'

export const root = new URL('../..', import.meta.url).pathname
export const bakery = readFileSync(join(root, 'tests/fixtures/bakery.yaml'), 'utf8')
export const broken = bakery.replace('type: hero', 'type: heroe').replace('to: /order', 'to: /ordre')

/** Runs the command in this process and returns its output and exit code. */
export const run = (...argv: string[]) => printedBy(() => validate(argv, root))
