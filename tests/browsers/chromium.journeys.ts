import { walk } from './walk.ts'

walk('chromium')
