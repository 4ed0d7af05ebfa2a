// A site with one reading chosen and nothing left to decide: the hinge between the manifest and everything that is
// rendered, served or sent. No {…}, no fragment and no second reading is left in it.

import type { FormDeclaration, RequestSettings } from '../../supabase/functions/_shared/form.ts'
import type { Redirect } from './redirects.ts'
import type { Crop } from './section-options.ts'
import type { RouteTranslation, SiteLanguage } from './site-languages.ts'
import type { Texts } from './texts.ts'

export type { Texts }

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
  /** Of a preset: its file below src/presets, which the build publishes as `file`. */
  from?: string
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

/** How corners are, by what has them. */
export type Corner = 'sharp' | 'soft' | 'round'

export interface Theme {
  light: Palette
  dark: Palette
  /** `auto` follows the visitor's setting. */
  scheme: 'auto' | 'light' | 'dark'
  /** A folder of src/drawings, or `none`. */
  motif: string
  display: {
    stack: string
    weight: string
    tracking: string
    leading: string
    case: 'as-written' | 'upper'
    numerals: 'lining' | 'old-style'
    face?: Face
  }
  text: { stack: string; size: string; leading: string; face?: Face }
  /** Corners and the weight of rules, as CSS lengths. Corners of one kind of thing may differ. */
  shape: {
    radius: string
    rule: string
    shadow: 'none' | 'soft' | 'hard'
    buttons?: Corner
    cards?: Corner
    pictures?: Corner
  }
  /** How far the sizes of letters are apart. */
  scale: 'quiet' | 'even' | 'strong' | 'dramatic'
  measure: 'narrow' | 'normal' | 'wide'
  spacing: 'tight' | 'normal' | 'airy'
  grid: 'plain' | 'editorial'
  buttons: 'solid' | 'outline'
  links: 'plain' | 'drawn' | 'marked'
  motion: 'none' | 'calm' | 'lively'
  header: { layout: 'bar' | 'centred' | 'split' | 'over'; sticky: boolean }
  footer: 'columns' | 'wordmark'
}

export interface Header {
  links: Link[]
  /** False: the switcher of languages stands elsewhere. */
  languages?: boolean
  /** The one thing visitors are to do, as a button. */
  action?: Link
}

export interface Footer {
  tagline: string
  navigation: { title: string; links: Link[] }
  contact: { title: string; email: string; text?: string }
  copyright: string
  links: Link[]
  /** A picture of where it is, which leads to a map or to directions. */
  map?: { image: { file: string; alt?: string; decorative?: boolean } & Crop; to: string; label: string }
}

export interface Block {
  type: string
  id?: string
  placeholder?: boolean
  /** It stands before the block that opens the page with its heading. */
  prelude?: true
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
  /** Tag of its language; left out, the site's first. */
  language?: string
  /** Texts of it that have no translation and stand in the site's first language. */
  untranslated?: readonly string[]
  /** The same page in every language that has it, this one included, in the order of the languages. */
  translations?: readonly RouteTranslation[]
}

/** What pages of one language say beside their blocks. */
export interface Edition
  extends Pick<Site, 'name' | 'language' | 'header' | 'footer' | 'texts' | 'forms' | 'contact' | 'business' | 'logo'> {
  /** What its addresses begin with, as `/de`. */
  at: string
  /** Path of the home page. */
  home: string
  /** Texts without a translation, which are those of the first language. */
  untranslated: readonly string[]
  /** What the mails to visitors say, by the name of the form. */
  receipts: Record<string, RequestSettings['mail']['receipt']>
  feeds: Feed[]
  unknownPaths: UnknownPaths
}

export interface RemoveBadges {
  type: 'remove-badges'
  /** Milliseconds between runs, and how long the routine goes on. */
  every: number
  for: number
}

export type Behaviour = RemoveBadges

export type UnknownPaths = { screen: 'error' | 'not-found' } | { redirect: string }

export interface Backend {
  /** Empty when the site and its backend share one origin. */
  url: string
  /** Public by design; never a secret key. */
  publishableKey: string
  /** True where the server of the site signs people in by itself; a project elsewhere always does. */
  signIn?: boolean
}

export type FeedFormat = 'rss' | 'atom' | 'json'

export interface Feed {
  /** The page whose feed it is; the files lie below it. */
  at: string
  title: string
  formats: FeedFormat[]
  /** Newest first: the page, its day as 2026-12-03, and an id that stays. */
  items: { path: string; day: string; id: string }[]
}

export interface Site {
  reading: string
  name: string
  /** Origin the site is published at, without a trailing slash. */
  url: string
  language: string
  /** Where there is more than one: each that may be shown, the first first. */
  languages?: readonly SiteLanguage[]
  /** By tag, all but the first language. Then `routes` are those of all of them. */
  editions?: Readonly<Record<string, Edition>>
  /** Path of the home page; left out, `/`. */
  home?: string
  /** Texts that stand in another language than the page, where some have no translation. */
  untranslated?: { language: string; texts: readonly string[] }
  email: string
  contact?: Person
  business?: Business
  logo?: SiteLogo
  /** Addresses of the organization elsewhere on the web. */
  social?: string[]
  /** A picture, SVG, PNG or ICO. */
  favicon?: string
  /** Whether each listed page has a picture that is shown where its address is passed on. */
  shareImages?: boolean
  theme: Theme
  header: Header
  footer: Footer
  texts: Texts
  routes: Route[]
  /** The day it was resolved for, in UTC: `2026-05-14`. Shown by blocks that are marked as dated, and by no others. */
  today: string
  /** Bytes of each file under `public/` that a block offers, as the manifest names it. */
  fileSizes?: Readonly<Record<string, number>>
  /** Left out, there is none. */
  feeds?: Feed[]
  /** From a path to where it leads; the browser's history entry is replaced. */
  redirects: Redirect[]
  unknownPaths: UnknownPaths
  behaviours: Behaviour[]
  backend: Backend
  forms: FormDeclaration[]
  /** By form name; read by the backend alone and never part of a page. */
  requestSettings: Record<string, RequestSettings>
}
