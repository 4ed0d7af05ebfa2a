import { mountIsland } from '../../client/mount-island.tsx'
import { supabase } from '../../client/supabase.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

// What sending needs arrives while the visitor types; what can't be fetched yet is asked for again when the form is sent.
const sending = () => import('./send.ts')

const AwakeForm = ({ backend, ...props }: RequestFormProps) => (
  <RequestForm
    {...props}
    backend={backend}
    send={async (request) => {
      try {
        return await (await sending()).send(request)
      } catch {
        // Gone after a new release, or no network: nothing has left the page.
        return { kind: 'failed', retrySafe: true }
      }
    }}
    onTouched={() => void Promise.all([sending(), supabase(backend)]).catch(() => undefined)}
  />
)

export default mountIsland(AwakeForm)
