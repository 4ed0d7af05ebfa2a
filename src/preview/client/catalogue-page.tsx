import { useEffect, useState } from 'react'
import type { CatalogueEntry, CatalogueExample } from '../catalogue.ts'
import { doors } from '../messages.ts'
import { onNews } from './news.ts'

/** Every block: what it is for, its options, its examples with the YAML to paste, where this site uses it. */
export function CataloguePage() {
  const [entries, set] = useState<CatalogueEntry[]>([])
  useEffect(() => {
    const fetchAll = () =>
      fetch(doors.catalogue)
        .then((answer) => answer.json())
        .then(set, console.error)
    void fetchAll()
    import.meta.hot?.on('lectern:catalogue', fetchAll)
    return onNews(fetchAll)
  }, [])
  return (
    <main className="own">
      <h1>Blocks</h1>
      <p className="quiet">
        {entries.length} blocks. <a href="/">Back to the site</a>
      </p>
      <ul>
        {entries.map(({ type, about }) => (
          <li key={type}>
            <a href={`#${type}`}>{type}</a>: {about}
          </li>
        ))}
      </ul>
      {entries.map((entry) => (
        <Entry key={entry.type} {...entry} />
      ))}
    </main>
  )
}

function Entry({ type, about, options, examples, uses }: CatalogueEntry) {
  return (
    <section id={type} aria-labelledby={`${type}-name`}>
      <h2 id={`${type}-name`}>{type}</h2>
      <p>{about}</p>
      <h3>Used here</h3>
      {uses.length === 0 ? (
        <p className="quiet">Nowhere on this site.</p>
      ) : (
        <ul>
          {uses.map(({ reading, path, anchor, fragment }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may use a block twice, and nothing else tells the two apart.
            <li key={at}>
              <a href={`${path}?reading=${reading}${anchor ? `#${anchor}` : ''}`}>
                {path} in reading {reading}
              </a>
              {fragment && ` as the fragment ${fragment}`}
            </li>
          ))}
        </ul>
      )}
      <h3>Options</h3>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">What is written there</th>
              <th scope="col">Required</th>
              <th scope="col">About</th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ name, kind, required, about: told }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>{kind}</td>
                <td>{required ? 'yes' : ''}</td>
                <td>{told}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {examples.map((example, at) => (
        <Example key={example.name} type={type} at={at} {...example} />
      ))}
    </section>
  )
}

function Example({ type, at, name, yaml }: CatalogueExample & { type: string; at: number }) {
  const [copied, setCopied] = useState(false)
  const [height, setHeight] = useState(240)
  const address = `/__lectern/example/${type}/${at}`
  return (
    <>
      <h3>Example: {name}</h3>
      <iframe
        title={`${type}, ${name}`}
        src={address}
        loading="lazy"
        style={{ height }}
        onLoad={({ currentTarget }) => {
          const inner = currentTarget.contentDocument?.documentElement
          if (inner) new ResizeObserver(() => setHeight(Math.min(1200, inner.scrollHeight))).observe(inner)
        }}
      />
      <pre>{yaml}</pre>
      <p>
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(yaml).then(() => setCopied(true), console.error)}
        >
          {copied ? 'Copied' : `Copy ${type}, ${name}`}
        </button>{' '}
        <a href={address}>Open it alone</a>
      </p>
    </>
  )
}
