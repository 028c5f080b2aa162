import type { AuthDialog, OpenAuthDialog } from '../provider/auth-dialog'
import { useDialogPlace } from '../provider/use-development'
import { useAuthContext } from '../provider/use-auth-context'

/** Which dialog a host with views of its own is to show. */
export interface AuthFlow {
  /** The requested step with the options it was opened with; `null` when closed. */
  dialog: AuthDialog | null
  open: OpenAuthDialog
  close(): void
}

/**
 * The flow from dialog to dialog, for a host that draws them itself: the hooks of this entry go on to
 * the next one by it, as from registration to login.
 */
export function useAuthFlow(): AuthFlow {
  const { development, dialog, open, close } = useAuthContext()
  useDialogPlace(development)
  return { dialog, open, close: () => close() }
}
