import type { AuthDialog, OpenAuthDialog } from '../provider/auth-dialog'
import { useDialogHost } from '../provider/use-development'
import { useAuthContext } from '../provider/use-auth-context'

/** The dialog to render, for a host with its own UI. */
export interface AuthFlow {
  /** The requested dialog with its arguments; `null` when closed. */
  dialog: AuthDialog | null
  open: OpenAuthDialog
  close(): void
}

/**
 * State of the flow between dialogs, for a host that renders them itself. The hooks of this entry open the
 * next dialog through it, such as login after registration.
 */
export function useAuthFlow(): AuthFlow {
  const { development, dialog, open, close } = useAuthContext()
  useDialogHost(development)
  return { dialog, open, close: () => close() }
}
