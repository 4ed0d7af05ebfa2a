// One text with the field of its translation. Saves on blur; Enter saves and moves to the next untranslated text.
import { type RefObject, useRef } from 'react'
import { Label, Text, TextArea, TextField } from 'react-aria-components'
import type { TextsInLanguage, TranslatedText } from '../../../translation-messages.ts'
import { Marked } from '../../review/marked.tsx'
import { words } from '../../words.ts'
import { usePanel } from '../panel-store.ts'
import { TypedState } from '../typed-state.tsx'
import { useTyped } from '../use-typed.ts'

interface RowProps {
  text: TranslatedText
  list: Omit<TextsInLanguage, 'texts'>
  /** Moves to the next untranslated text after the element. */
  onNext?: (from: Element) => void
}

export function TranslationRow({ text: { text, translation, former, at, page }, list, onNext }: RowProps) {
  const { change } = usePanel()
  const fileValue = translation === '' ? (former?.translation ?? '') : translation
  const put = async (now: string) =>
    now.trim() !== '' &&
    (await change(words.translations.changed(list.tag), [
      { do: 'set', path: at, value: now },
      ...(former ? [{ do: 'remove', path: [...at.slice(0, -1), former.text] } as const] : []),
    ]))
  const edited = useTyped(at, fileValue, put)
  const { typed, isChanged, type, save, onKeyDown } = edited
  const control: RefObject<HTMLTextAreaElement | null> = useRef(null)
  const isOpen = translation === ''
  return (
    <li className="translation">
      <TextField value={typed} onChange={type} onBlur={() => save()} onKeyDown={onKeyDown}>
        <Label>
          <span lang={list.from} className="source">
            <Marked text={text} other={former?.text} />
          </span>
        </Label>
        {former && (
          <Text slot="description" className="former">
            <span>{words.translations.was} </span>
            <del lang={list.from}>
              <Marked text={former.text} other={text} />
            </del>
          </Text>
        )}
        <TextArea
          ref={control}
          lang={list.tag}
          dir={list.direction}
          rows={Math.min(8, Math.max(1, Math.ceil(Math.max(text.length, typed.length) / 44)))}
          {...(isOpen && { 'data-open': '' })}
          onKeyDown={(event) => {
            const { key, shiftKey, nativeEvent } = event
            if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return
            event.preventDefault()
            // Enter confirms an outdated translation that needs no change.
            if (former && !isChanged) void put(typed)
            else save()
            if (control.current) onNext?.(control.current)
          }}
        />
        <span className="quiet">
          {[former && words.translations.outdated, !former && isOpen && words.translations.missing, page]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <TypedState {...edited} />
      </TextField>
    </li>
  )
}
