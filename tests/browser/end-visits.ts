// Runs before each test file.
import { afterAll } from 'vitest'
import { endVisits } from './open-visits.ts'

afterAll(endVisits)
