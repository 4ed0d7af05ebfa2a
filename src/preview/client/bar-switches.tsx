// The bar's switches of reading, colours, moment and language, and links to other views of the page.
import type { DataRouter } from 'react-router-dom'
import { MomentSlider } from './moment-slider.tsx'
import { hasReadings, useNews, watch } from './news.ts'
import { pageHere, query, schemes, searchOf } from './query.ts'
import { ToggleGroup } from './toggle-group.tsx'
import { language, languageChoices, switchLanguage, words } from './words.ts'

/** `router` is missing until there is a site to show. */
export function BarSwitches({ router }: { router?: DataRouter }) {
  const { shown } = useNews()
  const { reading, scheme } = query()
  const path = location.pathname
  const go = (change: object) =>
    void router
      ?.navigate(
        { pathname: path, search: searchOf({ ...query(), ...change }) },
        { replace: true, preventScrollReset: true },
      )
      .then(() => watch(pageHere()))
  const windows = new URLSearchParams({ path: pageHere(), ...(reading && { reading }), ...(scheme && { scheme }) })
  return (
    <>
      {shown && hasReadings() && (
        <ToggleGroup
          name={words.bar.version}
          options={shown.readings}
          chosen={shown.reading}
          choose={(name) => go({ reading: name })}
        />
      )}
      <ToggleGroup
        name={words.bar.colours}
        options={schemes}
        labels={words.bar.schemes}
        chosen={scheme ?? 'auto'}
        choose={(name) => go({ scheme: name === 'auto' ? undefined : name })}
      />
      {shown?.moments && <MomentSlider moments={shown.moments} />}
      <LanguageSwitch />
      <nav className="group" aria-label={words.bar.windows}>
        {hasReadings() && <a href={`/__lectern/both?${windows}`}>{words.bar.sideBySide}</a>}
        <a href={`/__lectern/widths?${windows}`}>{words.bar.widths}</a>
        <a href={`/__lectern/blocks${searchOf({ reading, scheme })}`}>{words.bar.blocks}</a>
      </nav>
    </>
  )
}

const LanguageSwitch = () => (
  <select
    aria-label={words.bar.language}
    title={words.bar.language}
    value={language}
    onChange={({ currentTarget }) => switchLanguage(currentTarget.value)}
  >
    {languageChoices.map(([tag, name]) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </select>
)
