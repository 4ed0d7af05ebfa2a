import { useState } from 'react'
import type { Located } from '../locate.ts'
import type { OpenAnswer } from '../messages.ts'
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
  const [later, setLater] = useState<{ of: OpenAnswer; problem: string }>()
  const problem = later?.of === answer ? later.problem : answer.problem
  const open = async ({ file, line, column }: Located) => {
    const opened = await openPlace({ file, line, column })
    setLater({ of: answer, problem: opened.problem ?? '' })
  }
  return (
    <Sheet name="Origin" title="Where it comes from" onClose={onClose}>
      <p className="bad" role="alert">
        {problem}
      </p>
      <ul className="origins">
        {answer.origins.map((origin) => (
          <li key={`${origin.what} ${origin.file} ${origin.line}:${origin.column}`} data-what={origin.what}>
            <button
              type="button"
              className="place"
              onClick={() => void open(origin).catch((error) => setLater({ of: answer, problem: String(error) }))}
            >
              {origin.file}:{origin.line}:{origin.column}
            </button>{' '}
            {words[origin.what]}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
