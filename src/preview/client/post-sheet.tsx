import type { SentRequest, ShownMail } from '../messages.ts'
import { useNews } from './news.ts'
import { Sheet } from './sheet.tsx'

interface PostSheetProps {
  requests: SentRequest[]
  mails: ShownMail[]
  onClose: () => void
}

/** What has left the pages of the preview: the request as it is stored, and the mails that would leave. */
export function PostSheet({ requests: [latest], mails, onClose }: PostSheetProps) {
  const { shown, data } = useNews()
  const signIn = shown?.site.backend.signIn
  const title = latest
    ? 'The last request, sent as a test'
    : mails.length > 0
      ? 'Mails of the sign-in emulator'
      : 'No request has been sent yet.'
  return (
    <Sheet name="Requests" title={title} onClose={onClose}>
      {!latest && mails.length === 0 && (
        <p className="quiet">
          Send the form of a page: it is stored in a database of the preview, and nothing leaves this machine.{' '}
          <code>npm run requests -- --data {data}</code> lists what was sent.{' '}
          {signIn && (
            <>
              People sign in by an emulator for development; add one with{' '}
              <code>npm run users -- add EMAIL --data {data}</code>.
            </>
          )}
        </p>
      )}
      {latest && <Sent {...latest} />}
      {latest && mails.length > 0 && <h3>Mails of the sign-in emulator</h3>}
      {mails.map((mail) => (
        <MailText key={mail.key} mail={mail} />
      ))}
    </Sheet>
  )
}

function Sent({ status, answer, row, mails }: SentRequest) {
  const { answers, ...columns } = (row ?? {}) as { answers?: Record<string, unknown> }
  return (
    <>
      <h3>Answer</h3>
      <pre>
        {status} {answer}
      </pre>
      {row && (
        <>
          <h3>Stored row</h3>
          <dl>
            {Object.entries({ ...columns, ...answers }).map(([name, value]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd data-column={name}>{String(value)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{mails.length === 0 ? 'No mail would leave.' : 'Mail that would leave'}</h3>
      {mails.map((mail) => (
        <MailText key={mail.key} mail={mail} />
      ))}
    </>
  )
}

function MailText({ mail: { from, to, replyTo, subject, text } }: { mail: ShownMail }) {
  return (
    <pre>
      {`From: ${from}\nTo: ${to}\n${replyTo ? `Reply-To: ${replyTo}\n` : ''}Subject: ${subject}\n\n`}
      {text.split(/(https?:\/\/\S+)/).map((part) =>
        isHere(part) ? (
          <a key={part} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </pre>
  )
}

/** Whether it is the address of a page of this preview. */
const isHere = (text: string) => URL.canParse(text) && new URL(text).origin === location.origin
