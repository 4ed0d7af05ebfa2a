import type { Failure } from '../session/texts.ts'
import type { Screen } from './flow.ts'
import type { SignInStep } from './steps.ts'
import type { SignInTexts } from './texts.ts'

/** Props of every screen. */
export interface ScreenProps {
  /** Prefix of all ids, so that two blocks on a page do not clash. */
  name: string
  level: 2 | 3
  texts: SignInTexts
  busy: boolean
  failure: Failure | undefined
  revision: number
  /** Where the forms lead without script. */
  action: string
  run: (step: SignInStep) => void
  go: (screen: Screen | 'first') => void
}
