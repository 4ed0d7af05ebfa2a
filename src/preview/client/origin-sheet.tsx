import type { OpenAnswer } from '../messages.ts'
import { openPlace } from './inspect.ts'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'

/** Lists the lines that the inspected element comes from, each with a button that opens it. */
export function OriginSheet({ answer }: { answer: OpenAnswer }) {
  return (
    <Sheet name={words.sheets.origin.name} title={words.sheets.origin.title}>
      <ul className="origins">
        {answer.origins.map(({ what, file, line, column }) => (
          <li key={`${what} ${file} ${line}:${column}`} data-what={what}>
            <button type="button" className="place" onClick={() => void openPlace({ file, line, column })}>
              {file}:{line}:{column}
            </button>{' '}
            {words.sheets.origin.what[what]}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
