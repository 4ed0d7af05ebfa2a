// Lets the browser draw a page of the site ahead of the visit once a visitor points at a link to it. Data, not a script: the
// policy names it by its hash.
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/functions/*' } }] },
      eagerness: 'moderate',
    },
  ],
})
