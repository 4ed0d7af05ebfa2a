// Titles of choices that differ from their word in the manifest.
export const choices = {
  accent: 'as buttons',
  'as-written': 'as it is written',
  band: 'coloured strip',
  center: 'centre',
  editorial: 'as in a magazine',
  full: 'full width',
  ground: 'as the page',
  'not-found': 'a page of the site',
  over: 'over it',
  source: 'the original',
  text: 'as wide as text',
  theme: 'as the look has it',
  upcoming: 'still to come',
  upper: 'capitals',
}
