import { resolve } from 'node:path'

/** Where a path given on the command line is meant from: the folder the person stood in. */
export const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)
