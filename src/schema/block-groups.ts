// What blocks are for: the catalogue, the editor and the reference list them by it, in this order.

/** Group → its words for people. */
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

/** Blocks of a site's own that name no group. */
export const ownGroup = 'Of this site'
