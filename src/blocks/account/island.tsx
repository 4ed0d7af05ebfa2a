import { mountIsland } from '../../client/mount-island.tsx'
import { Account } from '../../sign-in/account/account.tsx'

export default mountIsland(Account)
