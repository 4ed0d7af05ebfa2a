// A resolved site with one reading: the only input of rendering, serving and mailing. It has no names in braces, no fragments and no other readings.
import type { FormDeclaration, RequestSettings } from '../../supabase/functions/_shared/form.ts'
import type { Redirect } from './redirects.ts'
import type { Crop } from './section-options.ts'
import type { RouteTranslation, SiteLanguage } from './site-languages.ts'
import type { Texts } from './texts.ts'

export type { Texts }

export interface SiteLink {
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
  /** Type at schema.org. */
  kind?: string
  telephone?: string
  address?: { street: string; postalCode?: string; locality: string; region?: string; country?: string }
  /** `Mo-Fr 08:30-18:30` */
  hours?: string[]
  area?: string
  /** ISO 4217 code, for prices with a bare sign. */
  currency?: string
}

/** The owner's logo. */
export interface SiteLogo {
  file: string
  /** File for the dark colour scheme. */
  dark?: string
  /** Defaults to the name of the site. */
  alt?: string
  /** True when the name is shown beside the picture. */
  withName?: boolean
}

/** Colours of one scheme, each `#rrggbb`. */
export interface Palette {
  /** Page background. */
  ground: string
  /** Surfaces on the page. */
  raised: string
  /** Text. */
  ink: string
  /** Secondary text, readable at body size. */
  muted: string
  /** Decorative rules and borders. */
  line: string
  /** Links, buttons, marks. */
  accent: string
  /** Text on the accent. */
  onAccent: string
  /** Full-width bands. */
  band: string
  onBand: string
  /** Secondary text and accent on a band. */
  bandMuted: string
  bandAccent: string
  /** Failures and field errors. */
  danger: string
}

/** A font served by the site itself. */
export interface Face {
  family: string
  file: string
  /** For a preset's font, its file below src/presets; the build publishes it as `file`. */
  from?: string
  weight: string
  /** Installed fonts used until the file has loaded; the first one that the visitor has. */
  standIns: StandIn[]
}

/** An installed font with metrics adjusted to the real one, so that lines do not move. Percentages. */
export interface StandIn {
  local: string[]
  sizeAdjust: string
  ascent: string
  descent: string
}

/** Kinds of corners. */
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
  /** Radii of corners and weight of rules, as CSS lengths. */
  shape: {
    radius: string
    rule: string
    shadow: 'none' | 'soft' | 'hard'
    buttons?: Corner
    cards?: Corner
    pictures?: Corner
  }
  /** Contrast between letter sizes. */
  scale: 'quiet' | 'even' | 'strong' | 'dramatic'
  measure: 'narrow' | 'normal' | 'wide'
  spacing: 'tight' | 'normal' | 'airy'
  grid: 'plain' | 'editorial'
  buttons: 'solid' | 'outline'
  links: 'plain' | 'drawn' | 'marked'
  arrows: 'long' | 'short' | 'slanted' | 'line' | 'disc'
  motion: 'none' | 'calm' | 'lively'
  transitions: 'none' | 'grow'
  header: { layout: 'bar' | 'centred' | 'split' | 'over'; sticky: boolean }
  footer: 'columns' | 'wordmark'
}

export interface SiteHeader {
  links: SiteLink[]
  /** False where the header has no language switcher. */
  languages?: boolean
  /** The main action, as a button. */
  action?: SiteLink
}

export interface SiteFooter {
  tagline: string
  navigation: { title: string; links: SiteLink[] }
  contact: { title: string; email: string; phone?: string; text?: string }
  newsletter?: { form: string; title: string; text?: string; notice?: string }
  copyright: string
  links: SiteLink[]
  /** A picture of the location that links to a map or directions. */
  map?: { image: { file: string; alt?: string; decorative?: boolean } & Crop; to: string; label: string }
}

export interface Block {
  type: string
  id?: string
  placeholder?: boolean
  /** True for a block that may stand before the block with the page's heading. */
  prelude?: true
  /** Fields of the block, as its schema has them. */
  props: Record<string, unknown>
  /** JSON pointer of the block in the manifest: in the route, or in its fragment. */
  source: string
  /** For a fragment: pointer of the use, and the fields that are written there. */
  used?: { at: string; differing: string[] }
}

export interface Route {
  /** Begins with a slash; ends with one only for the root. */
  path: string
  title: string
  description: string
  blocks: Block[]
  /** Left out of the sitemap and marked noindex. */
  unlisted: boolean
  /** Language tag; defaults to the site's first language. */
  language?: string
  /** Untranslated texts of the page, in the site's first language. */
  untranslated?: readonly string[]
  /** The same page in every language that has it, including this one, in order of the languages. */
  translations?: readonly RouteTranslation[]
}

/** Texts of one language outside pages' blocks. */
export interface Edition
  extends Pick<Site, 'name' | 'language' | 'header' | 'footer' | 'texts' | 'forms' | 'contact' | 'business' | 'logo'> {
  /** Prefix of its addresses, such as `/de`. */
  at: string
  /** Path of the home page. */
  home: string
  /** Untranslated texts, in the first language. */
  untranslated: readonly string[]
  /** Texts of mails to visitors, by name of the form. */
  receipts: Record<string, RequestSettings['mail']['receipt']>
  feeds: Feed[]
  unknownPaths: UnknownPaths
}

export interface RemoveBadges {
  type: 'remove-badges'
  /** Milliseconds between runs; `for` is the total duration. */
  every: number
  for: number
}

export type Behaviour = RemoveBadges

export type UnknownPaths = { screen: 'error' | 'not-found' } | { redirect: string }

export interface SiteBackend {
  /** Empty when site and backend share an origin. */
  url: string
  /** Public by design; never a secret key. */
  publishableKey: string
  /** True where the site's own server signs people in; a hosted project always does. */
  signIn?: boolean
}

export type FeedFormat = 'rss' | 'atom' | 'json'

export interface Feed {
  /** The page of the feed; the files lie below it. */
  at: string
  title: string
  formats: FeedFormat[]
  /** Newest first: path of the page, when its day begins (2026-12-02T23:00:00Z), and a stable id. */
  items: { path: string; at: string; id: string }[]
}

export interface Site {
  reading: string
  name: string
  /** Origin of the published site, without a trailing slash. */
  url: string
  language: string
  /** Set for several languages: those that may be shown, the first language first. */
  languages?: readonly SiteLanguage[]
  /** All languages but the first, by tag. `routes` then has the pages of all languages. */
  editions?: Readonly<Record<string, Edition>>
  /** Path of the home page; defaults to `/`. */
  home?: string
  /** Texts in another language than the page, where some are not translated. */
  untranslated?: { language: string; texts: readonly string[] }
  email: string
  contact?: Person
  business?: Business
  logo?: SiteLogo
  /** Addresses of the organization's profiles elsewhere. */
  social?: string[]
  /** A picture, SVG, PNG or ICO. */
  favicon?: string
  /** Whether each listed page has a picture for link previews. */
  shareImages?: boolean
  /** Whether the styles of each page are one sheet; otherwise each part is one, which pages share. */
  oneSheet?: boolean
  theme: Theme
  header: SiteHeader
  footer: SiteFooter
  texts: Texts
  routes: Route[]
  /** As the manifest has it, such as Europe/Zurich. */
  timeZone?: string
  /** The UTC day it was resolved for: `2026-05-14`. Only blocks marked `dated` show it. */
  today: string
  /** Bytes of each file under `public/` that a block offers, by its path in the manifest. */
  fileSizes?: Readonly<Record<string, number>>
  /** Undefined where there is none. */
  feeds?: Feed[]
  /** Redirects by path; the browser replaces the history entry. */
  redirects: Redirect[]
  unknownPaths: UnknownPaths
  behaviours: Behaviour[]
  backend: SiteBackend
  forms: FormDeclaration[]
  /** By form name; only the backend reads them, and no page contains them. */
  requestSettings: Record<string, RequestSettings>
}
