import { testAccessibility } from '../support/axe.ts'

await testAccessibility('en')
