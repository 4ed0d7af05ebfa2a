import { mountIsland } from '../../client/mount-island.tsx'
import { SignIn } from '../../sign-in/screens/sign-in.tsx'

export default mountIsland(SignIn)
