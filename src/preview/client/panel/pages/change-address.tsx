// Renames or removes a page: adds a redirect for visitors, and changes the links to the page.
import { useState } from 'react'
import type { PanelData, RequestedOperation } from '../../../edit-messages.ts'
import { LabelledCheck } from '../../check.tsx'
import { fieldTitle } from '../../titles.ts'
import { words } from '../../words.ts'
import { postToPage } from '../panel-messages.ts'
import { usePanel } from '../panel-store.ts'
import { QuestionForm, TextQuestion } from '../question-form.tsx'
import { PageChoice } from './page-choice.tsx'
import { isPath } from './page-path.ts'

interface DoneProps {
  onDone: () => void
}

export function RenamePage({ onDone }: DoneProps) {
  const { data } = usePanel()
  const { reading, path, linksHere, pages } = data
  const before = useTitle(path)
  const [to, setTo] = useState(path)
  const [title, setTitle] = useState(before)
  const labels = useLabels(linksHere, before, title)
  const changeWithRedirect = useRedirect(onDone)
  const isTaken = to !== path && pages.some((page) => page.path === to)
  const rename = async () => {
    if (!isPath(to) || isTaken || title === '' || (to === path && title === before)) return
    await changeWithRedirect(words.pages.renamed(path, to), to, [
      ...labels.operations,
      ...(title === before
        ? []
        : [{ do: 'set', path: ['readings', reading, 'routes', path, 'title'], value: title } as const]),
      ...linksHere.map(
        ({ at, value }): RequestedOperation => ({ do: 'set', path: at, value: to + value.slice(path.length) }),
      ),
      ...(to === path ? [] : [{ do: 'rename', path: ['readings', reading, 'routes', path], key: to } as const]),
    ])
  }
  return (
    <QuestionForm title={words.pages.rename(path)} submit={words.entries.rename} onSubmit={rename} onCancel={onDone}>
      <TextQuestion
        label={words.pages.newAddress}
        about={`${words.pages.ledOn(path)} ${linksHere.length > 0 ? words.pages.otherLinks(linksHere.length) : ''}`}
        error={isTaken ? words.editing.taken : words.pages.howAddressesAre}
        value={to}
        onChange={setTo}
        autoFocus
        isInvalid={isTaken || !isPath(to)}
      />
      <TextQuestion
        label={fieldTitle('title')}
        error={words.editing.cannotBeEmpty}
        value={title}
        onChange={setTitle}
        isInvalid={title === ''}
      />
      {labels.question}
    </QuestionForm>
  )
}

export function RemovePage({ onDone }: DoneProps) {
  const { data } = usePanel()
  const { reading, path, linksHere, pages, menu } = data
  const [to, setTo] = useState('/')
  const [titleBefore, titleThen] = [useTitle(path), useTitle(to)]
  const changeWithRedirect = useRedirect(onDone)
  // From the last link on, so that the indexes of the others stay valid.
  const inMenu = menu.links.flatMap((link, index) => (link.to === path ? [index] : [])).reverse()
  const isInMenu = (at: RequestedOperation['path']) => at.slice(0, menu.at.length).join() === menu.at.join()
  const others = linksHere.filter(({ at, value }) => value !== path || !isInMenu(at))
  const labels = useLabels(others, titleBefore, titleThen)
  const remove = () =>
    changeWithRedirect(words.editing.removed(`${words.review.things.page} ${path}`), to, [
      ...labels.operations,
      ...others.map(({ at }): RequestedOperation => ({ do: 'set', path: at, value: to })),
      ...inMenu.map((index): RequestedOperation => ({ do: 'remove', path: [...menu.at, index] })),
      { do: 'remove', path: ['readings', reading, 'routes', path] },
    ])
  return (
    <QuestionForm
      title={words.panel.fields.removeName(path)}
      submit={words.panel.items.remove}
      onSubmit={remove}
      onCancel={onDone}
    >
      <PageChoice
        label={words.pages.whereTo}
        pages={pages.filter((page) => page.path !== path)}
        value={to}
        onChange={setTo}
      />
      <p className="quiet">
        {others.length > 0 && words.pages.otherLinks(others.length)} {inMenu.length > 0 && words.pages.menuLinkGoes}
      </p>
      {labels.question}
    </QuestionForm>
  )
}

function useTitle(path: string): string {
  const { data } = usePanel()
  return data.pages.find((page) => page.path === path)?.title ?? ''
}

/** For links labelled with the page's old title: a checkbox for new labels, and the operations for the answer. */
function useLabels(links: PanelData['linksHere'], before: string, then: string) {
  const [isRelabelled, setRelabelled] = useState(true)
  const called = links.filter(({ label }) => label === before)
  if (called.length === 0 || before === then || then === '') return { operations: [], question: null }
  const label = words.pages.call(called.length, before, then)
  const question = <LabelledCheck label={label} isOn={isRelabelled} onChange={setRelabelled} />
  const operations = called.map(
    ({ at }): RequestedOperation => ({ do: 'set', path: [...at.slice(0, -1), 'label'], value: then }),
  )
  return { operations: isRelabelled ? operations : [], question }
}

/** Returns the function that applies operations with a redirect from the page's address, and then shows the redirect's target. */
function useRedirect(onDone: () => void) {
  const { data, change } = usePanel()
  const { reading, path } = data
  return async (label: string, to: string, operations: RequestedOperation[]) => {
    const redirect: RequestedOperation = { do: 'set', path: ['readings', reading, 'redirects', path], value: to }
    if (!(await change(label, to === path ? operations : [...operations, redirect]))) return
    onDone()
    postToPage({ lectern: 'go', path: to })
  }
}
