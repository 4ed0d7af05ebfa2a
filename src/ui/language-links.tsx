import { directionOf } from '../site/language.ts'
import type { Site } from '../site/model.ts'
import type { SiteLanguage } from '../site/site-languages.ts'
import { usePage } from './site-context.tsx'

interface LanguageItemsProps {
  /** Whether the language of the page itself is among them. */
  withOwn?: boolean
}

/**
 * Items of a list: the languages of the site, each in its own words, with links to this very page, or to the home page where the page
 * is not there in a language. Nothing on a site in one language.
 */
export function LanguageItems({ withOwn = false }: LanguageItemsProps) {
  const { site, path, translations = [] } = usePage()
  return (site.languages ?? [only(site)])
    .filter(({ tag }) => withOwn || tag !== site.language)
    .map(({ tag, name, home }) => (
      <li key={tag}>
        <a
          href={
            translations.find(({ language }) => language === tag)?.path ??
            (tag === site.language && !site.languages ? path : home)
          }
          lang={tag}
          hrefLang={tag}
          dir={directionOf(tag) === directionOf(site.language) ? undefined : directionOf(tag)}
          aria-current={tag === site.language ? 'true' : undefined}
        >
          {name}
        </a>
      </li>
    ))
}

const only = ({ language, home = '/' }: Site): SiteLanguage => ({
  tag: language,
  name: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
  home,
})
