import { PanelFrame, type PanelProps, quietButton } from '../panel.tsx'
import { usePanel } from '../use-panel.ts'

const scopes = ['local', 'others', 'global'] as const

/** Signs out here, elsewhere or everywhere. */
export function SessionsPanel(props: PanelProps) {
  const { level, store, texts, failures } = props
  const { run, ...state } = usePanel(props.refresh)
  const title = `${props.name}-sessions-title`
  return (
    <PanelFrame id={title} level={level} title={texts.sessionsTitle} state={state} failures={failures}>
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
    </PanelFrame>
  )
}
