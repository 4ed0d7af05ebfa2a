// Sends due mails and deletes expired requests; a timer in the database calls it.
import { drainOutbox } from '../_shared/hosted.ts'

export default { fetch: drainOutbox }
