import { useEffect, useState } from 'react'
import { useLatest } from '../effects/use-latest'
import { zhLoadMessages } from '../load-messages'
import type { DialogHost } from '../dialog-host/dialog-host'
import { loadDialogHost } from './load-dialog-host'
import { useAuthContext } from './use-auth-context'

/**
 * The dialogs' code once it is there, `null` before. It is fetched when a dialog is first wanted; if that
 * fails, the host says so and the dialog counts as closed, so that the next click tries again.
 */
export function useDialogHost(): { component: typeof DialogHost } | null {
  const { config, close, dialog } = useAuthContext()
  const [host, setHost] = useState<{ component: typeof DialogHost } | null>(null)
  const latest = useLatest(config)

  const wanted = dialog !== null && host === null
  useEffect(() => {
    if (!wanted) return
    let gone = false
    loadDialogHost().then(
      (component) => {
        if (!gone) setHost({ component })
      },
      () => {
        if (gone) return
        latest.current.notify?.('error', zhLoadMessages.loadFailed)
        close()
      },
    )
    return () => {
      gone = true
    }
  }, [wanted, close, latest])

  return host
}
