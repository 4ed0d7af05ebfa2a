import type { LinkType } from '../../../client/session/link.ts'
import { ScreenForm } from '../form.tsx'
import { Head, useHeadFocus } from '../parts.tsx'
import { withToken } from '../steps.ts'
import type { ScreenProps } from './screen.ts'

/** A link from a mail is used when a person presses the button, not when the page is opened. */
export function PressScreen({ hash, type, ...props }: ScreenProps & { hash: string; type: LinkType }) {
  const { name, level, texts, busy, run, turn, failure, action } = props
  const title = `${name}-screen`
  const head = useHeadFocus(turn, failure)
  return (
    <>
      <div className="grid gap-2">
        <Head id={title} level={level} focus={head}>
          {texts.pressTitle}
        </Head>
        <p>{texts.pressText}</p>
      </div>
      <ScreenForm
        id={`${name}-form`}
        action={action}
        labelledBy={title}
        busy={busy}
        label={texts.press}
        working={texts.working}
        needed={[]}
        onSend={() => run(withToken(hash, type))}
      >
        {() => null}
      </ScreenForm>
    </>
  )
}
