import type { Static } from '../../schema/vocabulary.ts'
import { Account, type AccountProps } from '../../sign-in/account/account.tsx'
import { defaultAccountTexts } from '../../sign-in/account/texts.ts'
import { NeedsScript } from '../../sign-in/controls/needs-script.tsx'
import { defaultEvents, defaultFailures } from '../../sign-in/session/texts.ts'
import { useBlock } from '../../ui/block-context.tsx'
import { BlockHead } from '../../ui/block-head.tsx'
import { Island } from '../../ui/island.tsx'
import { Section } from '../../ui/section.tsx'
import { useSite } from '../../ui/site-context.tsx'
import type schema from './schema.ts'

// Hydrates without a touch: everything the page shows depends on the signed-in user.
const always = ''

export default function AccountBlock({ title, text, ...block }: Static<typeof schema>) {
  const { backend, language } = useSite()
  const { key, opening } = useBlock()
  const texts = { ...defaultAccountTexts, ...block.texts }
  const props: AccountProps = {
    name: key,
    level: opening ? 2 : 3,
    language,
    backend,
    signIn: block.signIn,
    texts,
    failures: { ...defaultFailures, ...block.failures },
    events: { ...defaultEvents, ...block.events },
  }
  const isSetUp = Boolean(backend.url) || backend.signIn === true
  return (
    <Section>
      <div className="split">
        <BlockHead title={title} text={text} drawn />
        <div className="max-w-lg">
          {isSetUp ? (
            <>
              <NeedsScript id={`${key}-needs-script`} text={texts.needsScript} />
              <Island name="account" component={Account} props={props} eager={always} />
            </>
          ) : (
            <p>
              <a href={block.signIn} className="button button-solid">
                {texts.signIn}
              </a>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
