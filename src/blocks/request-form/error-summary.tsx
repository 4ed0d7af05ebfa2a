import type { MouseEvent, RefObject } from 'react'
import type { FormDeclaration } from '../../../supabase/functions/_shared/form.ts'
import { controlId } from '../../../supabase/functions/_shared/form-ids.ts'
import type { Mistakes } from '../../../supabase/functions/_shared/form-rules.ts'
import { controlOf } from '../../forms/controls.ts'

interface ErrorSummaryProps {
  declaration: FormDeclaration
  mistakes: Mistakes
  focus: RefObject<HTMLDivElement | null>
}

/** Lists all mistakes, each as a link to its field. */
export function ErrorSummary({ declaration, mistakes, focus }: ErrorSummaryProps) {
  const wrong = declaration.fields.filter(({ name }) => mistakes[name] !== undefined)
  if (!wrong.length) return null
  const title = `${declaration.name}-summary`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would claim to hold the fields.
    <div
      ref={focus}
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      className="rounded-shape border-2 border-danger p-5 sm:col-span-2"
    >
      <p id={title} className="text-lead font-bold">
        {declaration.messages.summary}
      </p>
      <ul className="mt-2 list-none p-0">
        {wrong.map((field) => (
          <li key={field.name}>
            <a
              href={`#${controlOf(field).focusId?.(declaration, field) ?? controlId(declaration, field)}`}
              onClick={goToField}
              className="inline-block py-1 font-semibold text-danger underline"
            >
              {mistakes[field.name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the field with its label in view, without a history entry. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  control.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
}
