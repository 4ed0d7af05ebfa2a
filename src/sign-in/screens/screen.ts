import type { Failure } from '../session/failures.ts'
import type { Screen } from './flow.ts'
import type { Step } from './steps.ts'
import type { SignInTexts } from './texts.ts'

/** What every screen is given. */
export interface ScreenProps {
  /** Begins every id, so that two blocks on a page do not meet. */
  name: string
  level: 2 | 3
  texts: SignInTexts
  busy: boolean
  failure: Failure | undefined
  turn: number
  /** Where a browser without script is led. */
  action: string
  run: (step: Step) => void
  go: (screen: Screen | 'first') => void
}
