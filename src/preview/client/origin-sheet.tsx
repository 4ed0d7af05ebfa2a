import type { Located } from '../locate.ts'
import type { OpenAnswer } from '../messages.ts'
import { openPlace } from './inspect.ts'

const words: Record<Located['what'], string> = {
  page: 'written on the page',
  layout: 'written in the layout of the reading',
  use: 'where the page uses the fragment',
  with: 'written where the page uses the fragment',
  fragment: 'written in the fragment',
  fact: 'a fact in it',
  site: 'said of the site',
  texts: 'among the texts',
  form: 'written in the form',
  default: "the format's own word: write it under texts to change it",
}

/** Where the thing that was clicked comes from, each step a line to open. */
export function OriginSheet({ answer, onClose }: { answer: OpenAnswer; onClose: () => void }) {
  const { origins, problem } = answer
  return (
    <section className="sheet" aria-label="Origin">
      <h2>Where it comes from</h2>
      {problem && <p className="bad">{problem}</p>}
      <ul>
        {origins.map(({ what, file, line, column }) => (
          <li key={`${what} ${file} ${line}:${column}`} data-what={what}>
            <button type="button" className="place" onClick={() => void openPlace({ file, line, column })}>
              {file}:{line}:{column}
            </button>{' '}
            {words[what]}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={onClose}>
          Hide
        </button>
      </p>
    </section>
  )
}
