import { LinkButton, SignInHead, useHeadFocus } from '../controls/parts.tsx'
import type { ScreenProps } from './screen.ts'
import { leave } from './steps.ts'

interface DoneProps extends ScreenProps {
  email: string
  then: string
  clockWrong: boolean
}

export function DoneScreen({ email, then, clockWrong, ...props }: DoneProps) {
  const { name, level, texts, run, revision, failure } = props
  const head = useHeadFocus(revision, failure)
  return (
    <>
      <div className="grid gap-2">
        <SignInHead id={`${name}-screen`} level={level} focus={head}>
          {texts.doneTitle}
        </SignInHead>
        <p>{texts.doneText.replaceAll('[email]', () => email)}</p>
        {clockWrong && (
          <p role="alert" className="border-s-4 border-danger bg-raised p-4 font-semibold text-danger">
            {texts.clock}
          </p>
        )}
      </div>
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
export function HalfScreen({ name, level, texts, revision, failure }: ScreenProps) {
  const head = useHeadFocus(revision, failure)
  return (
    <div className="grid gap-2">
      <SignInHead id={`${name}-screen`} level={level} focus={head}>
        {texts.halfTitle}
      </SignInHead>
      <p>{texts.halfText}</p>
    </div>
  )
}
