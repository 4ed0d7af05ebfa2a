// A small site with values shared in every way: anchors, merges, a fragment, facts, an included file, two readings.
const look = `      preset: ledger
      light: { accent: "#1f5673", ground: "#ffffff" }
      dark: { accent: "#9fd0ea" }
      shape: { radius: 6px, rule: 1px }
`

/** Path → text. */
export const sharedSite: ReadonlyMap<string, string> = new Map([
  [
    'site.yaml',
    `lectern: 1
reading: A
site:
  name: Weaver's Yard
  url: https://weavers.example
  language: en
  email: &mail yard@weavers.example
facts:
  phone: 01632 960 001
  hours: ten to five # every day but Monday
fragments:
  come-by:
    type: closing
    title: Come by
    text: "We are here from {facts.hours}; ring {facts.phone}."
    actions: [{ label: About us, to: /about }]
readings:
  A:
    theme: &look
${look}    layout: &layout
      header:
        links:
          - { label: Home, to: / }
          - { label: About, to: /about }
          - { label: Days, to: /days }
      footer:
        tagline: Cloth by the yard.
        navigation: { title: Pages, links: [{ label: Home, to: / }] }
        contact: { title: Contact, email: *mail }
        copyright: © 2026 Weaver's Yard
        links: [{ label: About, to: /about }]
    unknownPaths: &unknown { screen: error }
    include: days.yaml
    redirects: { /cloth: / }
    routes: &pages
      /: &home
        title: Home
        description: Cloth that is woven here, and sold by the yard.
        blocks:
          - type: hero
            title: &heading Cloth by the yard
            text: Woven here from {facts.hours}.
            action: &about { label: About us, to: /about }
            second: { label: The days, to: /days }
          - &notice
            type: banner
            title: Looms are loud
            text: &loud Bring something for your ears.
            action: *about
          - <<: *notice
            title: Stairs are steep
          - use: come-by
      /about:
        title: *heading
        description: Who weaves here, and since when it has been so.
        blocks:
          - type: prose
            title: Who weaves
            text: *loud
          - *notice
          - use: come-by
            with: { title: Ask us }
  B:
    theme:
      <<: *look
      shape: { radius: 0rem }
    layout: *layout
    unknownPaths: *unknown
    include: days.yaml
    redirects: { /cloth: / }
    routes:
      <<: *pages
      /yarn:
        title: Yarn
        description: Yarn by the pound, in the colours of the year.
        blocks:
          - <<: *notice
            text: Yarn by the pound.
          - use: come-by
`,
  ],
  [
    'days.yaml',
    `/days:
  title: Days
  description: Days on which you may try a loom yourself.
  blocks:
    - type: events
      title: Days at the loom
      events:
        - &day # said of each
          title: A morning at the loom
          day: 2030-03-09
          place: &hall The long hall
          price: free
        - <<: *day
          day: 2030-03-16
        - { title: An evening, day: 2030-03-23, place: *hall }
    - type: banner
      title: *hall
      text: Between the mill and the river.
      action: { label: Home, to: / }
`,
  ],
])
