// The texts of the site beside what another language says of them: those without a translation, or all.

import { useEffect, useRef, useState } from 'react'
import { Button, Checkbox } from 'react-aria-components'
import { translationsEndpoint } from '../../../endpoints.ts'
import type { TranslationList } from '../../../translation-messages.ts'
import { logError } from '../../log-error.ts'
import { fetchJson } from '../../server-calls.ts'
import { words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'
import { Search } from '../search.tsx'
import { TranslationRow } from './translation-row.tsx'

const remembered = 'lectern-language'

export function TranslationsTab() {
  const { reading, path, revision } = usePanel().data
  const [language, choose] = useState(() => sessionStorage.getItem(remembered) ?? '')
  const [find, seek] = useState('')
  const [isAll, showAll] = useState(false)
  const [list, setList] = useState<TranslationList>()
  const rows = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the site.
  useEffect(() => {
    let isOld = false
    const all = isAll ? '' : undefined
    void fetchJson(translationsEndpoint, { reading, path, find, language: language || undefined, all })
      .then((listed) => !isOld && setList(listed))
      .catch(logError)
    return () => {
      isOld = true
    }
  }, [reading, path, language, find, isAll, revision])
  if (!list) return null
  const { languages, tag, texts, found } = list
  /** The first text without a translation behind that row; behind the last one, the first of all. */
  const goOn = (from?: Element) => {
    const open = [...(rows.current?.querySelectorAll<HTMLTextAreaElement>('textarea[data-open]') ?? [])]
    const behind = open.find((one) => from && from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
    const next = behind ?? open.find((one) => one !== from)
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <fieldset className="collections" aria-label={words.translations.languages}>
        {languages.map((one) => (
          <Button
            key={one.tag}
            className="small"
            aria-pressed={one.tag === tag}
            onPress={() => {
              sessionStorage.setItem(remembered, one.tag)
              choose(one.tag)
            }}
          >
            <span lang={one.tag}>{one.name}</span>{' '}
            <span className="quiet">
              {one.open === 0 ? words.translations.done : words.translations.open(one.open)}
            </span>
          </Button>
        ))}
      </fieldset>
      <Search label={words.translations.find} value={find} onChange={seek} />
      <div className="row">
        <Checkbox className="check" isSelected={isAll} onChange={showAll}>
          <span className="box" aria-hidden />
          {words.translations.all}
        </Checkbox>
        <Button
          className="small"
          isDisabled={texts.every(({ translation }) => translation !== '')}
          onPress={() => goOn()}
        >
          {words.translations.next}
        </Button>
      </div>
      <ul className="translations" ref={rows} aria-label={words.translations.tab}>
        {texts.map((text) => (
          <TranslationRow key={`${tag} ${text.text}`} text={text} list={list} onNext={goOn} />
        ))}
      </ul>
      <p className="quiet" role="status">
        {found === 0 && (find === '' && !isAll ? words.translations.nothingOpen : words.translations.none)}
        {found > texts.length && words.translations.more(found - texts.length)}
      </p>
    </>
  )
}
