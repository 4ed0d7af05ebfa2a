// Every host, found by its folder. To add one, add a folder; to remove one, delete it.
import { byFolder } from '../../by-folder.ts'
import type { Host } from './host.ts'

const found = import.meta.glob<Host>('./*/host.ts', { eager: true, import: 'default' })

/** By the name that `--host` takes, in alphabetical order. */
export const hosts: Readonly<Record<string, Host>> = byFolder(found)

const names = new Set(Object.values(hosts).flatMap(({ files }) => files.map((name) => name.toLowerCase())))

/** Whether any host may need the file, whichever the site is built for: `_headers`. Upper and lower case count as one. */
export const isOfHost = (file: string): boolean => names.has(file.toLowerCase())
