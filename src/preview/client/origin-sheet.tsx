import type { OpenAnswer } from '../messages.ts'
import type { Located } from '../session/locate.ts'
import { openPlace } from './inspect.ts'
import { Sheet } from './sheet.tsx'

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
  return (
    <Sheet name="Origin" title="Where it comes from" onClose={onClose}>
      <ul className="origins">
        {answer.origins.map(({ what, file, line, column }) => (
          <li key={`${what} ${file} ${line}:${column}`} data-what={what}>
            <button type="button" className="place" onClick={() => void openPlace({ file, line, column })}>
              {file}:{line}:{column}
            </button>{' '}
            {words[what]}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
