// Refuses messages before `initialize` and after `shutdown`, which the connection's package would answer.
import {
  ErrorCodes,
  Message,
  type MessageStrategy,
  type MessageWriter,
  type RequestMessage,
} from 'vscode-languageserver/node'

/** ServerNotInitialized of the protocol. */
const notInitialized = -32002

export class Lifecycle implements MessageStrategy {
  private phase: 'new' | 'running' | 'shut down' = 'new'

  constructor(private readonly writer: MessageWriter) {}

  /** The exit code of the process. */
  get exitCode(): number {
    return this.phase === 'shut down' ? 0 : 1
  }

  handleMessage(message: Message, next: (message: Message) => unknown): void | Promise<void> {
    if (Message.isRequest(message)) {
      const error = this.refusal(message)
      if (error) return this.writer.write({ jsonrpc: '2.0', id: message.id, error } as Message)
    } else if (Message.isNotification(message) && message.method !== 'exit' && this.phase !== 'running') return
    return next(message) as void | Promise<void>
  }

  private refusal({ method }: RequestMessage): { code: number; message: string } | undefined {
    if (this.phase === 'shut down') return { code: ErrorCodes.InvalidRequest, message: 'The server has shut down.' }
    if (method === 'initialize') {
      if (this.phase === 'running') return { code: ErrorCodes.InvalidRequest, message: '"initialize" is sent once.' }
      this.phase = 'running'
    } else if (this.phase === 'new') return { code: notInitialized, message: 'Send "initialize" first.' }
    if (method === 'shutdown') this.phase = 'shut down'
    return undefined
  }
}
