import { useEffect, useState } from 'react'
import { useLatest } from '../effects/use-latest'
import { loadFailed } from '../locales/load-messages'
import type { DialogHost } from '../dialog-host/dialog-host'
import { loadDialogHost } from './load-dialog-host'
import { useAuthContext } from './use-auth-context'

/** The sentence in the language of the page, as the dialogs' own may be what is missing. */
function sorry(): string {
  return document.documentElement.lang.startsWith('en') ? loadFailed.en : loadFailed.zh
}

/**
 * The dialogs' code once it is there with its language, `null` before. It is fetched when a dialog is
 * first wanted; if that fails, the host says so and the dialog counts as closed, so that the next click
 * tries again.
 */
export function useDialogHost(): { component: typeof DialogHost } | null {
  const { config, locale, emit, close, dialog } = useAuthContext()
  const [host, setHost] = useState<{ component: typeof DialogHost } | null>(null)
  const latest = useLatest({ config, locale, dialog })

  const wanted = dialog !== null && host === null
  useEffect(() => {
    if (!wanted) return
    let gone = false
    Promise.all([loadDialogHost(), latest.current.locale.load()]).then(
      ([component]) => {
        if (!gone) setHost({ component })
      },
      () => {
        if (gone) return
        const { config, dialog } = latest.current
        config.notify?.('error', config.messages?.loadFailed ?? sorry())
        if (dialog !== null) emit({ type: 'load-failed', dialog: dialog.name })
        close()
      },
    )
    return () => {
      gone = true
    }
  }, [wanted, emit, close, latest])

  return host
}
