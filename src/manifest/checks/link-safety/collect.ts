import type { Collect } from '../../sense/word-groups.ts'
import type { LinkUse } from '../../sense/written-links.ts'

/** The addresses of site and backend are always absolute. */
export const isOwnAddress = ({ path }: LinkUse) => path.length === 2 && path[1] === 'url'

const collect: Collect<LinkUse> = ({ links }) =>
  links.filter((use) => use.target.kind === 'dangerous' || use.target.kind === 'bad' || isOwnAddress(use))

export default collect
