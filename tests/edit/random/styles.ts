// Manifests in the styles of different people, on which random operations are tried.

const usual = `# The site of a bakery.
lectern: 1

site:
  name: Small bakery # as on the sign
  email: 'hello@example.com'
  url: "https://example.com"

# Said once.
facts:
  reply: 24 hours
  street: "12: Mill Street"

readings:
  # The only one.
  A:
    routes:
      /:
        title: Bread worth the walk
        blocks:
          - type: hero # opens the page
            title: Bread worth the walk
            text: >-
              We bake at four in the morning, so that bread is
              warm when you come by on the way to work.

              On Sundays we sleep.
            action: { label: Find us, to: /visit }

          # What people say.
          - type: testimonials
            items:
              - { quote: "Best, by far", name: Ada }
              - { quote: 'It''s warm', name: Bert } # he comes daily
              - { quote: Soft, name: Cora }
            # eyebrow: not yet

          - type: prose
            text: |
              ## Opening hours

              - Monday to Friday
              - Saturday

      # The second page.
      /visit:
        title: Visit
        blocks:
          - type: steps
            items: [walk, "take the 7", 'or drive']
          - type: closing
`

const dashes = `---
a:
-   b: 1
    c: two
-   b: 3

-   - deep
    - er
    -   x: 1
        y: [ ]
-
    late: yes
    other: no
empty:
nothing: ~
list:
- one # first
# about two
- two

- three
`

const flow = `{ name: x, list: [1, 2, 3], map: { a: b, "c": 'd', e: [ { f: g }, { f: h } ] },
  # a comment
  long: [
    one, # the first
    two,
    { three: 3 },
  ],
  bare: {}, none: [], text: plain words here }
`

const indented = `root:
    list:
        -   name: one
            text: 'single ''quoted'' words'
        # own comment
        -   name: two
            tags:
                - x
                - y


        # detached

        -   name: three
            text: >
                folded words that go on
                for two lines

                and a second paragraph
    last: value   # far   away
`

const nested = `- - - a
    - b
  - c
- k: v
  l:
    - m
    - n: o
      p: q
- "text with # and: colon"
- |-
  literal

  text
- x
`

const json = `{
  "lectern": 1,
  "site": { "name": "Bakery", "open": true },
  "pages": [
    { "path": "/", "blocks": [] },
    { "path": "/a", "blocks": [ "x", "y" ] }
  ],
  "nothing": null,
  "count": 12.5
}
`

const wild = `"quoted key": one
'single: key': two
? explicit
: three
long plain: words that go on
  over a second line and
  a third
double: "begins here
  and goes on

  after a gap"
keep: |+
  kept

after: >2-
    indented start
  then less
date: 2026-11-21
version: "1.10"
no: "no"
tagged: !!str 12
`

const aliases = `base: &base
  colour: red
  sizes: [1, 2]
word: &word hello
one: *base
two:
  inner: *base
  words: [*word, other]
  own: x
said: *word
after:
  - *base
  - plain
`

const merges = `defaults: &defaults
  tone: ground
  text: shared words
  items:
    - a
    - b
pages:
  - <<: *defaults
    title: one
  - title: two
    <<: *defaults
    tone: band
  - title: three
other: 1
`

const mixed = `shared: &shared { tone: ground, items: [a, b] } # of pages
word: &word hello # said twice
pages:
  - <<: *shared
    title: one # the first
  # by itself
  - { <<: *shared, title: two, tone: band }
  - { title: three } # plain
flow: [x, { t: 0 }, *word, [deep, er]] # a row
block:
  # of the first
  - t: 1   # note
    u: [1, 2] # a list
  - *word
  - said: *word # here
    list:
      - deep # in it
lines: [
  one, # one
  two,
  # above three
  { three: 3 },
]
`

const texts = `intro: |
  First paragraph.

  * a list
  * of two
folded: >
  one two three four five six seven eight nine ten eleven twelve
  thirteen fourteen fifteen

    more indented
    lines

  last
items:
  - |
    in a list
  - >-
    folded in
    a list
  - plain
    on two
  # between
  - "x\\ty"
tail: |-
  no line break at the end`

export interface Style {
  name: string
  text: string
  /** True when the text has merge keys, which are then changed in their own place only. */
  merges?: true
}

const crlf = (text: string) => text.replaceAll('\n', '\r\n')

export const styles: readonly Style[] = [
  { name: 'as the shipped site', text: usual },
  { name: 'with CRLF', text: crlf(usual) },
  { name: 'with a byte order mark', text: `\uFEFF${usual}` },
  { name: 'without a last line break', text: usual.trimEnd() },
  { name: 'dashes in the column of their key', text: dashes },
  { name: 'flow over several lines', text: flow },
  { name: 'four columns', text: indented },
  { name: 'four columns with CRLF', text: crlf(indented) },
  { name: 'lists in lists', text: nested },
  { name: 'JSON', text: json },
  { name: 'unusual keys and scalars', text: wild },
  { name: 'long texts', text: texts },
  { name: 'anchors and aliases', text: aliases },
  { name: 'anchors, merges and brackets with comments', text: mixed, merges: true },
  { name: 'merge keys', text: merges, merges: true },
]
