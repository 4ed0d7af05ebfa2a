// Titles of blocks whose title differs from their name in the manifest.
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
