// A site with one reading chosen and nothing left to decide: the hinge between the manifest and everything that is
// rendered, served or sent. No {…}, no fragment and no second reading is left in it.
import type { FormDeclaration, RequestSettings } from '../../supabase/functions/_shared/form.ts'

export interface Link {
  label: string
  to: string
}

export interface Person {
  name: string
  role: string
  email: string
}

/** Facts of the business for search engines; not shown. */
export interface Business {
  /** As schema.org calls it. */
  kind?: string
  telephone?: string
  address?: { street: string; postalCode?: string; locality: string; region?: string; country?: string }
  /** `Mo-Fr 08:30-18:30` */
  hours?: string[]
  area?: string
  /** ISO 4217, for prices that bear a sign alone. */
  currency?: string
}

/** A logo that the owner gives. */
export interface SiteLogo {
  file: string
  /** For the dark palette. */
  dark?: string
  /** Left out, the name of the site. */
  alt?: string
  /** The picture does not hold the name, which stands beside it. */
  withName?: boolean
}

/** Colours of one scheme, each `#rrggbb`. */
export interface Palette {
  /** The page. */
  ground: string
  /** Surfaces that stand on the page. */
  raised: string
  /** Text. */
  ink: string
  /** Quieter text; still readable at body size. */
  muted: string
  /** Rules and borders that carry no meaning. */
  line: string
  /** Links, buttons, marks. */
  accent: string
  /** Text on the accent. */
  onAccent: string
  /** Full-width bands that stand against the page. */
  band: string
  onBand: string
  /** Quieter text, and the accent, on a band. */
  bandMuted: string
  bandAccent: string
  /** Failures and field errors. */
  danger: string
}

/** A face served by the site itself. */
export interface Face {
  family: string
  file: string
  weight: string
  /** Installed faces that stand in until the file is there; the first that a visitor has is used. */
  standIns: StandIn[]
}

/** An installed face, with the adjustments that keep lines where the real face will put them. Percentages. */
export interface StandIn {
  local: string[]
  sizeAdjust: string
  ascent: string
  descent: string
}

export interface Theme {
  light: Palette
  dark: Palette
  /** `auto` follows the visitor's setting. */
  scheme: 'auto' | 'light' | 'dark'
  motif: 'gathering' | 'soundings' | 'none'
  display: { stack: string; weight: string; tracking: string; leading: string; face?: Face }
  text: { stack: string; size: string; leading: string; face?: Face }
  /** Corners and the weight of rules, as CSS lengths. */
  shape: { radius: string; rule: string }
}

export interface Header {
  links: Link[]
}

export interface Footer {
  tagline: string
  navigation: { title: string; links: Link[] }
  contact: { title: string; email: string; text?: string }
  copyright: string
  links: Link[]
}

export interface Block {
  type: string
  id?: string
  placeholder?: boolean
  /** The block's own fields, as its schema has them. */
  props: Record<string, unknown>
  /** JSON pointer of the block in the manifest: in the route, or in the fragment it comes from. */
  source: string
  /** For a fragment: where it is used, and which of its fields are written there instead. */
  used?: { at: string; differing: string[] }
}

export interface Route {
  /** Begins with a slash, never ends with one, except the root. */
  path: string
  title: string
  description: string
  blocks: Block[]
  /** Left out of the sitemap and marked noindex. */
  unlisted: boolean
}

export interface RemoveBadges {
  type: 'remove-badges'
  /** Milliseconds between runs, and how long the routine goes on. */
  every: number
  for: number
}

export type Behaviour = RemoveBadges

export type UnknownPaths = { screen: 'error' | 'not-found' } | { redirect: string }

export interface Texts {
  skip: string
  mainNavigation: string
  footerNavigation: string
  menu: string
  home: string
  errorTitle: string
  errorNotFound: string
  errorHome: string
  notFoundTitle: string
  notFoundText: string
  notFoundNearest: string
  notFoundPages: string
  notFoundContact: string
  optional: string
  close: string
  sending: string
  mistake: string
  recommended: string
  placeholder: string
  emailUs: string
  required: string
}

export interface Backend {
  /** Empty when the site and its backend share one origin. */
  url: string
  /** Public by design; never a secret key. */
  publishableKey: string
  /** True where the server of the site signs people in by itself; a project elsewhere always does. */
  signIn?: boolean
}

export interface Site {
  reading: string
  name: string
  /** Origin the site is published at, without a trailing slash. */
  url: string
  language: string
  email: string
  contact?: Person
  business?: Business
  logo?: SiteLogo
  /** A picture, SVG, PNG or ICO. */
  favicon?: string
  /** Whether each listed page has a picture that is shown where its address is passed on. */
  shareImages?: boolean
  theme: Theme
  header: Header
  footer: Footer
  texts: Texts
  routes: Route[]
  /** From a path to where it leads; the browser's history entry is replaced. */
  redirects: { from: string; to: string }[]
  unknownPaths: UnknownPaths
  behaviours: Behaviour[]
  backend: Backend
  forms: FormDeclaration[]
  /** By form name; read by the backend alone and never part of a page. */
  requestSettings: Record<string, RequestSettings>
}
