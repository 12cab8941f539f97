import { restoreErrors } from './react-errors.ts'
import 'react-dom/server'

restoreErrors()
