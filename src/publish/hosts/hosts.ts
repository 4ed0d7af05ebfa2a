// All hosts, collected from their folders.
import { byFolder } from '../../by-folder.ts'
import type { Host } from './host.ts'

const modules = import.meta.glob<Host>('./*/host.ts', { eager: true, import: 'default' })

/** Host by its `--host` name, sorted. */
export const hosts: Readonly<Record<string, Host>> = byFolder(modules)

const names = new Set(Object.values(hosts).flatMap(({ files }) => files.map((name) => name.toLowerCase())))

/** Whether a file name is the configuration of any host, such as `_headers`, ignoring case. */
export const isOfHost = (file: string): boolean => names.has(file.toLowerCase())
