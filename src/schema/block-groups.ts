// Groups of blocks, in the order in which catalogue, editor and reference list them.

/** Titles by group. */
export const blockGroups = {
  opening: 'Openings',
  text: 'Text',
  picture: 'Pictures',
  people: 'People and voices',
  work: 'Work and offers',
  figures: 'Figures, tables and charts',
  place: 'Times, places and dates',
  action: 'Calls to action and forms',
  guide: 'Finding the way',
  account: 'Accounts',
} as const

export type BlockGroup = keyof typeof blockGroups

/** Group of a site's own blocks that name none. */
export const ownGroup = 'Of this site'
