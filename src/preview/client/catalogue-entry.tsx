import type { CatalogueEntry, CatalogueOption, CatalogueUse } from '../catalogue/catalogue.ts'
import { type EntryLook, ExampleFrame } from './catalogue-example.tsx'
import { pageInWords } from './edit/shown-where.ts'
import { openPlace } from './inspect.ts'
import { blockTitle, descriptionInWords } from './titles.ts'
import { inEditorLanguage, words } from './words.ts'

/** Longer lists of options are folded at first. */
const maxOpenOptions = 24

export function BlockEntry({ type, about, options, examples, uses, ...look }: CatalogueEntry & EntryLook) {
  return (
    <section id={type} aria-labelledby={`${type}-name`} className="entry">
      <h2>
        <span id={`${type}-name`}>{blockTitle(type)}</span> <code className="quiet">{type}</code>
        <a className="anchor" href={`#${type}`} aria-label={words.labelled(words.editing.tools.link, type)}>
          #
        </a>
      </h2>
      <p className="about">{descriptionInWords(about)}</p>
      {examples.map((example, at) => (
        <ExampleFrame key={example.name} type={type} at={at} {...example} {...look} />
      ))}
      {options.length > 0 && (
        <details open={options.length <= maxOpenOptions}>
          <summary>
            <h3>{words.catalogue.options(options.length)}</h3>
          </summary>
          <Options type={type} options={options} />
        </details>
      )}
      <h3>{words.catalogue.usedHere}</h3>
      {uses.length === 0 ? (
        <p className="quiet">{words.catalogue.nowhere}</p>
      ) : (
        <ul className="uses">
          {uses.map((use) => (
            <li key={`${use.reading} ${use.path} ${use.at}`}>
              <Use {...use} announce={look.announce} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Use({ reading, path, at, anchor, fragment, announce }: CatalogueUse & Pick<EntryLook, 'announce'>) {
  const page = pageInWords({ reading, path })
  const edit = async () => {
    const { problem } = await openPlace({ reading, pointer: ['routes', path, 'blocks', at] })
    if (!problem) announce(words.catalogue.opened(path))
  }
  return (
    <>
      <a href={`${path}?reading=${reading}${anchor ? `#${anchor}` : ''}`}>{page}</a>
      {fragment && <span className="quiet"> {words.panel.blocks.shared(fragment)}</span>}{' '}
      <button
        type="button"
        className="small"
        aria-label={words.labelled(words.bar.edit, `${page}, ${words.panel.sections.numbered(at + 1)}`)}
        onClick={() => void edit()}
      >
        {words.bar.edit}
      </button>
    </>
  )
}

function Options({ type, options }: Pick<CatalogueEntry, 'type' | 'options'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll a table that is wider than the window.
    <section className="table" aria-label={words.labelled(words.catalogue.options(options.length), type)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.catalogue.columns.field}</th>
            <th scope="col">{words.catalogue.columns.written}</th>
            <th scope="col">{words.catalogue.columns.leftOut}</th>
            <th scope="col">{words.catalogue.columns.about}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <Option key={[...option.within, option.name].join('.')} {...option} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Option({ name, within, kind, values, required, otherwise, about }: CatalogueOption) {
  return (
    <tr>
      <th scope="row" style={{ paddingInlineStart: `${within.length * 20 + 12}px` }}>
        <code>
          {within.length > 0 && <span className="quiet">{within.join('.')}.</span>}
          <b>{name}</b>
        </code>
      </th>
      <td>
        {inEditorLanguage(kind)}
        {values.length > 0 && (
          <ul className="values">
            {values.map(({ value, about: meaning }) => (
              <li key={value}>
                <code>{value}</code> <span className="quiet">{descriptionInWords(meaning)}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>
        {required ? (
          <span className="required">{words.catalogue.required}</span>
        ) : otherwise ? (
          <code>{otherwise}</code>
        ) : (
          words.catalogue.mayBe
        )}
      </td>
      <td>{descriptionInWords(about)}</td>
    </tr>
  )
}
