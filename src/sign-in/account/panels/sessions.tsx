import { AccountPanelFrame, type PanelProps, quietButton } from '../panel.tsx'
import { useAccountPanel } from '../use-panel.ts'

const scopes = ['local', 'others', 'global'] as const

/** Signs out here, elsewhere or everywhere. */
export function SessionsPanel(props: PanelProps) {
  const { store, texts } = props
  const { run, frame } = useAccountPanel(props, 'sessions')
  return (
    <AccountPanelFrame {...frame} title={texts.sessionsTitle}>
      <p>{texts.sessionsText}</p>
      <div className="flex flex-wrap gap-4">
        {scopes.map((scope) => (
          <button
            key={scope}
            type="button"
            className={quietButton}
            onClick={() => void run(() => store.signOut(scope), scope === 'others' ? texts.othersDone : '')}
          >
            {texts[scope]}
          </button>
        ))}
      </div>
    </AccountPanelFrame>
  )
}
