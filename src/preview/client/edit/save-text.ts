// Saves an edited text, and asks beside it where that is needed: change here or everywhere, keep mine or theirs, save despite a mistake.
import { withOperation } from '../../../edit/on-plain.ts'
import { shortened } from '../../../site/shortened.ts'
import type { EditAnswer, EditableText, Json, RequestedOperation } from '../../edit-messages.ts'
import { readAs } from '../facts.ts'
import { inTitles } from '../titles.ts'
import { inEditorLanguage, inOwnWords, words } from '../words.ts'
import { applyEdit } from './edit-calls.ts'
import type { EditedText } from './edited-text.ts'
import { whereShown } from './shown-where.ts'

/** The sentence for an edit that was not applied; empty for one that was. */
export function failureText(answer: EditAnswer): string {
  switch (answer.outcome) {
    case 'invalid':
      return inTitles(
        [...new Set(answer.problems.map(inOwnWords).map(({ message, hint }) => `${message} ${hint}`))].join(' '),
      )
    case 'refused':
      return answer.refusal.refused === 'shared' ? words.editing.isShared : inEditorLanguage(answer.refusal.message)
    case 'follows':
      return answer.following.says.map(inEditorLanguage).join(' ')
    case 'conflict':
      return answer.theirs === undefined ? inEditorLanguage(answer.message) : words.editing.changedMeanwhile
    case 'failed':
      return inEditorLanguage(answer.message)
    default:
      return ''
  }
}

/** Names of facts stay in their braces, since an edit may put words in place of a fact. */
const withoutEscapes = (text: string) => readAs(text, [])

const short = (text: string) => shortened(withoutEscapes(text), 40).replace(/\s+/g, ' ').trim()

interface Choices {
  where?: 'here' | 'all'
  /** Overwrites what the file says now. */
  over?: boolean
  despite?: boolean
}

/** Resolves to true when the text is in the file, or the file's own version was chosen. */
export async function saveText(typing: EditedText, typed: string, choices: Choices = {}): Promise<boolean> {
  const { text } = typing
  const { editing: texts } = words
  const { places } = text.shows
  const askWhere = async () => {
    const where = await answerBeside(typing, `${texts.standsIn(places)} ${texts.shows(whereShown(text.shows))}.`, [
      ['all', texts.changeAll(places)],
      ['here', texts.onlyHere],
    ])
    return where ? saveText(typing, typed, { ...choices, where }) : false
  }
  if (text.here && places > 1 && !choices.where) return askWhere()
  const answer = await applyEdit({
    operations: [operationOf(text, typed, choices)],
    state: typing.host.state,
    label: texts.textChanged(short(text.raw), short(typed)),
    despite: choices.despite,
  })
  if (answer.outcome === 'done') return true
  if (answer.outcome === 'refused' && answer.refusal.refused === 'shared') return askWhere()
  if (answer.outcome === 'conflict' && answer.theirs !== undefined) {
    const whose = await answerBeside(
      typing,
      `${failureText(answer)} ${texts.nowSays(withoutEscapes(String(answer.theirs)))}`,
      [
        ['mine', texts.keepMine],
        ['theirs', texts.takeTheirs],
      ],
    )
    if (whose === 'theirs') return true
    return whose ? saveText(typing, typed, { ...choices, over: true }) : false
  }
  if (answer.outcome === 'invalid') {
    const despite = await answerBeside(typing, failureText(answer), [['despite', texts.saveAllTheSame]], true)
    return despite ? saveText(typing, typed, { ...choices, despite: true }) : false
  }
  typing.showNote({ says: { text: failureText(answer), isWrong: true } })
  return false
}

function operationOf(text: EditableText, typed: string, { where, over }: Choices): RequestedOperation {
  if (where === 'here' && text.here) {
    const { at, value, inside } = text.here
    return { do: 'set', path: at, value: withOperation(value, { do: 'set', path: inside, value: typed }) as Json }
  }
  return {
    do: 'set',
    path: text.at,
    value: typed,
    ...(over ? {} : { expect: text.isDefault ? null : text.raw }),
    ...(where ? { sharing: where } : {}),
  }
}

/** Asks a question beside the text. Resolves to undefined when typing goes on instead. */
function answerBeside<T extends string>(
  typing: EditedText,
  question: string,
  answers: [T, string][],
  isWrong = false,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const back = () => {
      typing.showNote()
      typing.focus()
      resolve(undefined)
    }
    typing.showNote({
      says: { text: question, isWrong },
      onEscape: back,
      actions: [
        ...answers.map(([value, label], at) => ({
          label,
          isMain: at === 0 && !isWrong,
          act: () => {
            // The next question has other buttons.
            typing.focus()
            resolve(value)
          },
        })),
        { label: words.editing.goOnTyping, act: back },
      ],
    })
    typing.onceTyped(() => resolve(undefined))
  })
}
