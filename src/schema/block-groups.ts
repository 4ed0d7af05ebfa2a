/** Groups of blocks, in the order in which catalogue and editor list them. Their titles are in `src/preview/words`. */
export const blockGroups = [
  'opening',
  'text',
  'picture',
  'people',
  'work',
  'figures',
  'place',
  'action',
  'guide',
  'account',
] as const

export type BlockGroup = (typeof blockGroups)[number]
