import { restoreErrors } from './cheap-errors.ts'
import 'react-dom/server'

restoreErrors()
