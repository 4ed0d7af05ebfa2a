import { LinkButton, ScreenHead } from '../controls/parts.tsx'
import type { ScreenProps } from './screen.ts'
import { leave } from './steps.ts'

interface DoneProps extends ScreenProps {
  email: string
  then: string
  clockWrong: boolean
}

export function DoneScreen({ email, then, clockWrong, name, level, texts, run, revision, failure }: DoneProps) {
  const text = texts.doneText.replaceAll('[email]', () => email)
  return (
    <>
      <ScreenHead id={`${name}-screen`} {...{ level, revision, failure, text }} title={texts.doneTitle}>
        {clockWrong && (
          <p role="alert" className="border-s-4 border-danger bg-raised p-4 font-semibold text-danger">
            {texts.clock}
          </p>
        )}
      </ScreenHead>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <a href={then} className="button button-solid">
          {texts.goOn}
        </a>
        <LinkButton onPress={() => run(leave)}>{texts.signOut}</LinkButton>
      </p>
    </>
  )
}

/** Shown when one of the two addresses has confirmed a change of address and the other has not yet. */
export const HalfScreen = ({ name, level, texts, revision, failure }: ScreenProps) => (
  <ScreenHead id={`${name}-screen`} {...{ level, revision, failure }} title={texts.halfTitle} text={texts.halfText} />
)
