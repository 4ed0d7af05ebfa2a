import type { SentRequest } from '../messages.ts'

interface RequestSheetProps {
  requests: SentRequest[]
  onClose: () => void
}

/** What the preview's form has sent: the row as it is stored, and the mails that would leave for it. */
export function RequestSheet({ requests, onClose }: RequestSheetProps) {
  const [latest] = requests
  return (
    <section className="sheet" aria-label="Requests">
      <h2>{latest ? 'The last request, sent as a test' : 'No request has been sent yet.'}</h2>
      {latest && <Sent {...latest} />}
      <p>
        <button type="button" onClick={onClose}>
          Hide
        </button>
      </p>
    </section>
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
        <pre key={mail.subject + mail.to}>
          {`From: ${mail.from}\nTo: ${mail.to}\n${mail.replyTo ? `Reply-To: ${mail.replyTo}\n` : ''}Subject: ${mail.subject}\n\n${mail.text}`}
        </pre>
      ))}
    </>
  )
}
