// The languages of a site, and where its pages are in each.

export interface RouteTranslation {
  language: string
  /** Its whole address where another host has it. */
  path: string
  /** Whether search engines are told of it. */
  listed: boolean
}

/** The host of one language: what stands in its folder elsewhere is the whole of it. */
export interface LanguageHost {
  /** The folder, as `/de`, and its home page. */
  at: string
  home: string
  /** As `https://firma.example`. */
  origin: string
}

/** A language of the site, as the switcher shows it. */
export interface SiteLanguage {
  tag: string
  /** What the language calls itself. */
  name: string
  /** Path of its home page; its whole address where another host has it. */
  home: string
  /** Where it stands on the web, when that is a host of its own. */
  host?: LanguageHost
  /** Shown in the preview alone. */
  isDraft?: true
}
