import { useEffect } from 'react'
import type { AuthDialog } from '../provider/auth-dialog'
import type { Deadlines } from './deadlines'

/** Takes what is over out of the store at the start and whenever a dialog opens or closes. */
export function useSweep(deadlines: Deadlines, dialog: AuthDialog | null): void {
  useEffect(() => deadlines.sweep(), [deadlines, dialog])
}
