import type { SentRequest, ShownMail } from '../messages.ts'
import { useNews } from './news.ts'
import { Described } from './panel/described.tsx'
import { Sheet } from './sheet.tsx'
import { words } from './words.ts'

/** Shows the last submitted request as it is stored, and the mails that it would send. */
export function PostSheet({ requests: [latest], mails }: { requests: SentRequest[]; mails: ShownMail[] }) {
  const { shown, data } = useNews()
  const signIn = shown?.site.backend.signIn
  const title = latest
    ? words.sheets.post.last
    : mails.length > 0
      ? words.sheets.post.signInMails
      : words.sheets.post.none
  return (
    <Sheet name={words.sheets.post.name} title={title}>
      {!latest && mails.length === 0 && (
        <p className="quiet">
          <Described>{words.sheets.post.about(`\`npm run requests -- --data ${data}\``)}</Described>{' '}
          {signIn && <Described>{words.sheets.post.signIn(`\`npm run users -- add EMAIL --data ${data}\``)}</Described>}
        </p>
      )}
      {latest && <Sent {...latest} />}
      {latest && mails.length > 0 && <h3>{words.sheets.post.signInMails}</h3>}
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
      <h3>{words.sheets.post.answer}</h3>
      <pre>
        {status} {answer}
      </pre>
      {row && (
        <>
          <h3>{words.sheets.post.row}</h3>
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
      <h3>{mails.length === 0 ? words.sheets.post.noMail : words.sheets.post.mail}</h3>
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
        isOwnAddress(part) ? (
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

/** Whether the text is an address of this preview. */
const isOwnAddress = (text: string) => URL.canParse(text) && new URL(text).origin === location.origin
