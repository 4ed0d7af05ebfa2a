import type { Static } from '../../schema/vocabulary.ts'
import { NeedsScript } from '../../sign-in/controls/needs-script.tsx'
import { SignIn, type SignInProps } from '../../sign-in/screens/sign-in.tsx'
import { defaultSignInTexts } from '../../sign-in/screens/texts.ts'
import { eagerPattern } from '../../sign-in/session/link.ts'
import { defaultEvents, defaultFailures } from '../../sign-in/session/texts.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { useBlock } from '../../ui/block-context.tsx'
import { BlockHead } from '../../ui/block-head.tsx'
import { Island } from '../../ui/island.tsx'
import { Section } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

export default function SignInBlock({ title, text, ways, contact, ...block }: Static<typeof schema>) {
  const { backend } = useSite()
  const { key, opening } = useBlock()
  const texts = { ...defaultSignInTexts, ...block.texts }
  const props: SignInProps = {
    name: key,
    level: opening ? 2 : 3,
    backend,
    ways: ways ?? ['password', 'mail'],
    then: block.then,
    texts,
    failures: { ...defaultFailures, ...block.failures },
    events: { ...defaultEvents, ...block.events },
  }
  const isSetUp = Boolean(backend.url) || backend.signIn === true
  return (
    <Section>
      <div className="split">
        <BlockHead title={title} text={text} drawn />
        {isSetUp ? (
          <div className="grid max-w-lg gap-8 lg:mt-2">
            <NeedsScript id={`${key}-needs-script`} text={texts.needsScript} />
            <Island name="sign-in" component={SignIn} props={props} eager={eagerPattern} />
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span>{texts.help}</span>
              <ActionLink {...contact} look="arrow" />
            </p>
          </div>
        ) : (
          <div className="max-w-prose lg:mt-2">
            <p>{texts.unset}</p>
            <p className="mt-8">
              <ActionLink {...contact} />
            </p>
          </div>
        )}
      </div>
    </Section>
  )
}
