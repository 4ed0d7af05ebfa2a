// What blocks say to search engines beyond their markup, found by folder: a block that has something to say has a
// `json-ld.ts` beside its view.

import type { Site } from '../site/model.ts'
import { withOwn } from './own-blocks.ts'

/** One thing of schema.org: its `@type` and its properties. */
export type Thing = { '@type': string | string[] } & {
  [property: string]: string | string[] | number | Thing | Thing[] | { '@id': string }
}

/** The things a block speaks of. Its provider is named by the page, not by the block. */
export type ThingsOf<Props> = (props: Props, site: Site) => Thing[]

// Each is typed by its own schema; here they differ by name alone, and the checks have validated the props.
const found = import.meta.glob<ThingsOf<Record<string, unknown>>>('./*/json-ld.ts', { eager: true, import: 'default' })

export const blockThings: Record<string, ThingsOf<Record<string, unknown>>> = withOwn(found, 'things')
