// Blocks, by their names in the manifest, where they are not called as they are written there.
export const blocks = {
  case: 'Case study',
  closing: 'Closing words',
  faq: 'Questions and answers',
  hero: 'Opening',
  hours: 'Opening hours',
  'index-list': 'Index',
  'logo-grid': 'Logos',
  media: 'Text and picture',
  'page-intro': 'Page title',
  prose: 'Text',
  'request-form': 'Form',
  'sign-in': 'Sign-in',
  'sign-up': 'Sign-up',
  social: 'Social networks',
  'stat-tiles': 'Figures',
  tiers: 'Plans',
}
