// Every printer in printers/.
import type { Printer } from './printer.ts'

const modules = import.meta.glob<Printer>('./printers/*.ts', { eager: true, import: 'default' })

/** By the name that `--format` takes, in alphabetical order. */
export const printers: ReadonlyMap<string, Printer> = new Map(
  Object.entries(modules)
    .map(([file, printer]): [string, Printer] => [file.slice('./printers/'.length, -'.ts'.length), printer])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
)
