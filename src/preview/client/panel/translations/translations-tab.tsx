// The tab of translations: the site's texts with fields for another language, untranslated ones or all.
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { editEndpoints } from '../../../endpoints.ts'
import { LabelledCheck } from '../../check.tsx'
import { addressWith } from '../../server-calls.ts'
import { useFetched } from '../../use-fetched.ts'
import { words } from '../../words.ts'
import { OneOfFew } from '../one-of-few.tsx'
import { usePanel } from '../panel-store.ts'
import { Search } from '../search.tsx'
import { useKept } from '../use-kept.ts'
import { TranslationRow } from './translation-row.tsx'

export function TranslationsTab() {
  const { reading, path, revision } = usePanel().data
  const [language, setLanguage] = useKept('lectern-language')
  const [find, setFind] = useState('')
  const [isAll, setAll] = useState(false)
  const rows = useRef<HTMLUListElement>(null)
  const query = { reading, path, find, language: language || undefined, all: isAll ? '' : undefined }
  const list = useFetched(addressWith(editEndpoints.translations, query), revision)?.answer
  if (!list) return null
  const { languages, tag, texts, found } = list
  /** Focuses the next untranslated text after an element; after the last one, the first of all. */
  const focusNext = (from?: Element) => {
    const open = [...(rows.current?.querySelectorAll<HTMLTextAreaElement>('textarea[data-open]') ?? [])]
    const after = open.find((one) => from && from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
    const next = after ?? open.find((one) => one !== from)
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <OneOfFew
        label={words.translations.tab}
        options={languages.map((one) => ({
          id: one.tag,
          name: one.name,
          lang: one.tag,
          note: one.open === 0 ? words.translations.done : words.translations.open(one.open),
        }))}
        chosen={tag}
        onChoose={setLanguage}
      />
      <Search label={words.translations.find} value={find} onChange={setFind} />
      <div className="row">
        <LabelledCheck label={words.translations.all} isOn={isAll} onChange={setAll} />
        <Button isDisabled={texts.every(({ translation }) => translation !== '')} onPress={() => focusNext()}>
          {words.translations.next}
        </Button>
      </div>
      <ul className="translations" ref={rows} aria-label={words.translations.tab}>
        {texts.map((text) => (
          <TranslationRow key={`${tag} ${JSON.stringify(text.at)}`} text={text} list={list} onNext={focusNext} />
        ))}
      </ul>
      <p className="quiet" role="status">
        {found === 0 && (find === '' && !isAll ? words.translations.nothingOpen : words.editing.noneFound)}
        {found > texts.length && words.editing.moreFound(found - texts.length)}
      </p>
    </>
  )
}
