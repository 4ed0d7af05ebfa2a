// Speculation rules: the browser prerenders a page once a visitor points at a link to it. The policy allows them by hash.
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/functions/*' } }] },
      eagerness: 'moderate',
    },
  ],
})
