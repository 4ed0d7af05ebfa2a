import { mountIsland } from '../../client/mount-island.tsx'
import { SignIn } from './sign-in.tsx'

export default mountIsland(SignIn)
