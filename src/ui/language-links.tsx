import { directionOf } from '../site/language.ts'
import type { Site } from '../site/model.ts'
import type { SiteLanguage } from '../site/site-languages.ts'
import { usePage } from './site-context.tsx'

interface LanguageItemsProps {
  /** Includes the page's own language. */
  withOwn?: boolean
}

/**
 * List items that link to the page in the site's other languages, or to the home page of a language the page is not available in.
 * Empty on a site in one language.
 */
export function LanguageItems({ withOwn = false }: LanguageItemsProps) {
  const { site, path, translations = [] } = usePage()
  return (site.languages ?? (withOwn ? [only(site)] : []))
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
