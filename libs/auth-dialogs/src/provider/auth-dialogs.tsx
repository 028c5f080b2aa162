import { BlockBoundary } from '@shuyuan/ui'
import { Suspense, type ReactNode } from 'react'
import { loadFailed } from '../locales/load-messages'
import { reportHiddenFailure, useDialogHost } from './use-development'
import { DialogHost } from './lazy-dialog-host'
import { useAuthContext } from './use-auth-context'

export interface AuthDialogsProps {
  /** Shown while the dialogs' code loads. @default nothing */
  fallback?: ReactNode
}

/** Uses the language of the page, because the locale of the dialogs may be what failed to load. */
function loadFailedMessage(): string {
  return document.documentElement.lang.startsWith('en') ? loadFailed.en : loadFailed.zh
}

/**
 * Renders the dialog opened by `useAuthDialogs().open`. Use one per `AuthProvider`. If a dialog cannot be
 * loaded, the host receives an event and the next `open` retries.
 */
export function AuthDialogs({ fallback = null }: AuthDialogsProps) {
  const { config, development, dialog, emit, close } = useAuthContext()
  useDialogHost(development)
  if (dialog === null) return null
  return (
    <BlockBoundary
      fallback={null}
      onError={() => {
        config.notify?.('error', config.messages?.loadFailed ?? loadFailedMessage())
        emit({ type: 'load-failed', dialog: dialog.name })
        reportHiddenFailure(development, config)
        close()
      }}
    >
      <Suspense fallback={fallback}>
        <DialogHost dialog={dialog} />
      </Suspense>
    </BlockBoundary>
  )
}
