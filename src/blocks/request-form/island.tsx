import { mountIsland } from '../../client/mount-island.tsx'
import { supabase } from '../../client/supabase.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'
import { sendForm } from './send.ts'

// Preloads the library; if that fails, sending loads it again.
const HydratedForm = (props: RequestFormProps) => (
  <RequestForm {...props} send={sendForm} onTouched={() => void supabase(props.backend).catch(() => undefined)} />
)

export default mountIsland(HydratedForm)
