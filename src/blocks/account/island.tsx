import { mountIsland } from '../../client/mount-island.tsx'
import { Account } from './account.tsx'

export default mountIsland(Account)
