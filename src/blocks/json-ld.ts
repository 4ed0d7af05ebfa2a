// Collects the blocks' `json-ld.ts`, which describe their content to search engines, by folder.
import type { Site } from '../site/model.ts'
import { withOwn } from './own-blocks.ts'

/** A schema.org thing. */
export type Thing = { '@type': string | string[] } & {
  [property: string]: string | string[] | number | Thing | Thing[] | { '@id': string }
}

/** Returns the things in a block. The page adds its address and the organization. */
type ThingsOf<Props> = (props: Props, site: Site) => Thing[]

// Each function takes the props of its own schema, which validation has checked.
const modules = import.meta.glob<ThingsOf<Record<string, unknown>>>('./*/json-ld.ts', {
  eager: true,
  import: 'default',
})

export const blockThings: Record<string, ThingsOf<Record<string, unknown>>> = withOwn(modules, 'things')
