import type { Static } from '../../schema/vocabulary.ts'
import type { Route } from '../../site/model.ts'
import { searchIndexOf } from '../../site/search/index-files.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { BlockHead } from '../../ui/block-head.tsx'
import { usePageNeeds } from '../../ui/page-needs.ts'
import { Section } from '../../ui/section.tsx'
import { usePage } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

/** Maximum number of pages in the list shown without script. */
const maxListedPages = 200

export default function Search({ title, text }: Static<typeof schema>) {
  const { site, path } = usePage()
  const { key } = useBlock()
  const { texts } = site
  usePageNeeds()?.scripts.add('search')
  const language = site.routes.find((route) => route.path === path)?.language
  const isListed = (route: Route) => !route.unlisted && route.path !== path && route.language === language
  const pages = site.routes.filter(isListed).slice(0, maxListedPages)
  return (
    <Section>
      <BlockHead title={title} text={text} />
      {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2024 lack <search>. */}
      <form
        role="search"
        action={path}
        className="search-form"
        data-search
        data-index={`/${searchIndexOf(language)}`}
        data-found={texts.searchFound}
        data-nothing={texts.searchNothing}
        data-failed={texts.searchFailed}
      >
        <label htmlFor={`${key}-words`} className="label">
          {texts.searchLabel}
        </label>
        <div className="search-row">
          <input id={`${key}-words`} name="q" type="search" autoComplete="off" maxLength={200} enterKeyHint="search" />
          <button type="submit" className="button button-solid">
            {texts.search}
          </button>
        </div>
        <output className="search-said" htmlFor={`${key}-words`} />
      </form>
      <ol className="search-found" hidden />
      <nav aria-labelledby={`${key}-pages`} className="search-pages">
        <h2 id={`${key}-pages`} className="label">
          {texts.searchPages}
        </h2>
        <ul>
          {pages.map((route) => (
            <li key={route.path}>
              <a href={route.path}>{route.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  )
}
