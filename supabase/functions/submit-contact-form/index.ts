// Takes the requests of one form; everything it does is in ../_shared.
import { takeRequests } from '../_shared/hosted.ts'

export default { fetch: takeRequests('submit-contact-form') }
