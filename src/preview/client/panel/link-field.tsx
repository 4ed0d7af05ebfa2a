import { Button } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import type { PanelData } from '../../edit-messages.ts'
import { textFinder } from '../../text-finder.ts'
import { blockTitle, fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { ComboField } from './combo-field.tsx'
import type { AnyFieldProps } from './field-props.ts'
import { maxListedResults } from './pages/find-pages.ts'
import { isPath } from './pages/page-path.ts'
import { newPage, sectionsOf, templatesFor } from './pages/page-templates.ts'
import { usePanel } from './panel-store.ts'
import { SchemaWords } from './schema-words.tsx'
import { useSet } from './use-set.ts'
import { useTyped } from './use-typed.ts'

/** A link: suggests the site's pages and anchors, and permits any other address. */
export function LinkField(props: AnyFieldProps) {
  const { schema, name, value, isRequired } = props
  const { data } = usePanel()
  const set = useSet(props)
  const fileValue = typeof value === 'string' ? value : ''
  const { typed, type, save } = useTyped(props.at, fileValue, (to) => set(to === '' && !isRequired ? undefined : to))
  const isFound = textFinder(typed)
  const targets = data.targets.map((target) => ({ id: target.to, words: target.to, about: titleOf(target) }))
  const fits = targets.filter(({ id, about }) => typed === fileValue || isFound(`${id} ${about}`))
  const isNewPage = isPath(typed) && typed !== '/' && !data.targets.some(({ to }) => to === typed)
  return (
    <>
      <ComboField
        label={fieldTitle(name)}
        description={
          <>
            <SchemaWords schema={schema} /> {words.panel.fields.linkHint}
          </>
        }
        options={fits.slice(0, maxListedResults)}
        typed={typed}
        onType={type}
        chosen={data.targets.some(({ to }) => to === fileValue) ? fileValue : null}
        onChoose={save}
        onBlur={() => save()}
        isFree
      />
      {isNewPage && <NewPage path={typed} at={props.at} fileValue={fileValue} />}
    </>
  )
}

/** The page's title, with that of the section. */
function titleOf({ to, title, type }: PanelData['targets'][number]): string {
  if (title === undefined)
    return to.startsWith('mailto:') ? words.panel.fields.mailOfSite : words.panel.fields.telephone
  return type === undefined ? title : words.labelled(title, blockTitle(type))
}

/** Offers to create the page that the link names, in one edit with the link. */
function NewPage({ path, at, fileValue }: { path: string; at: Path; fileValue: string }) {
  const { data, change } = usePanel()
  const name = (path.split('/').at(-1) ?? '').replaceAll(/[-_.]+/g, ' ')
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const [text] = templatesFor(data)
  if (!text) return null
  const add = () =>
    change(words.editing.added(`${words.review.things.page} ${path}`), [
      newPage(data.reading, path, title, sectionsOf(text, title, data)),
      { do: 'set', path: at, value: path, ...(fileValue && { expect: fileValue }) },
    ])
  return (
    <p className="hint">
      {words.panel.fields.noPageYet(path)}{' '}
      <Button preventFocusOnPress onPress={() => void add()}>
        {words.panel.fields.makePage(title)}
      </Button>
    </p>
  )
}
