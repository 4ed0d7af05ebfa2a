import { FormScreen } from './form-screen.tsx'
import type { ScreenProps } from './screen.ts'
import type { SignInStep } from './steps.ts'

/** Uses a link from a mail when the visitor presses the button, not when the page opens, because mail scanners open pages. */
export function PressScreen({ text, step, ...props }: ScreenProps & { text: string; step: SignInStep }) {
  const { texts, run } = props
  return (
    <FormScreen
      {...props}
      title={texts.pressTitle}
      text={text}
      label={texts.press}
      needed={[]}
      onSend={() => run(step)}
    />
  )
}
