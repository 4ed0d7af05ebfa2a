// Titles of choices that differ from their word in the manifest.
export const choices = {
  accent: 'as buttons',
  'as-written': 'as it is written',
  band: 'coloured strip',
  center: 'centre',
  editorial: 'as in a magazine',
  full: 'full width',
  ground: 'as the page',
  hide: 'leave out',
  multiples: 'one small chart each',
  'not-found': 'a page of the site',
  only: 'only these',
  over: 'over it',
  source: 'the original',
  text: 'as wide as text',
  theme: 'as the look has it',
  upcoming: 'still to come',
  upper: 'capitals',
}

// Titles of the types of form fields.
export const answerKinds = {
  checkbox: 'Tick box',
  checkboxes: 'Several choices',
  date: 'Day',
  email: 'E-mail address',
  hidden: 'Fixed value, not shown',
  number: 'Number',
  radio: 'One choice, all in view',
  select: 'One choice from a list',
  tel: 'Telephone number',
  text: 'One line of text',
  textarea: 'Several lines of text',
}
