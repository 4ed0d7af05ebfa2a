// Languages of a site and the addresses of its pages in each.

export interface RouteTranslation {
  language: string
  /** Path of the page; absolute address on another host. */
  path: string
  /** Whether its pages are listed for search engines. */
  listed: boolean
}

/** The host of a language, which serves the language's folder as its root. */
export interface LanguageHost {
  /** The folder, such as `/de`, and its home page. */
  at: string
  home: string
  /** `https://firma.example`, for example. */
  origin: string
}

/** A language in the language switcher. */
export interface SiteLanguage {
  tag: string
  /** The language's name for itself. */
  name: string
  /** Path of its home page; absolute address on another host. */
  home: string
  /** The language's own host, where it has one. */
  host?: LanguageHost
  /** Shown in the preview only. */
  isDraft?: true
}
