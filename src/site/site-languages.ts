// The languages of a site, and where its pages are in each.

export interface RouteTranslation {
  language: string
  path: string
  /** Whether search engines are told of it. */
  listed: boolean
}

/** A language of the site, as the switcher shows it. */
export interface SiteLanguage {
  tag: string
  /** What the language calls itself. */
  name: string
  /** Path of its home page. */
  home: string
  /** Shown in the preview alone. */
  isDraft?: true
}
