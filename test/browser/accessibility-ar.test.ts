import { testAccessibility } from './axe.ts'

await testAccessibility('ar')
