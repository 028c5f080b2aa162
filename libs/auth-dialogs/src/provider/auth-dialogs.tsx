import { BlockBoundary } from '@shuyuan/ui'
import { Suspense, type ReactNode } from 'react'
import { loadFailed } from '../locales/load-messages'
import { reportUnseenFailure, useDialogPlace } from './use-development'
import { DialogHost } from './lazy-dialog-host'
import { useAuthContext } from './use-auth-context'

/** Props of {@link AuthDialogs}. */
export interface AuthDialogsProps {
  /** Shown while the dialogs' code is on its way. @default nothing */
  fallback?: ReactNode
}

/** Uses the language of the page, because the locale of the dialogs may be what failed to load. */
function loadFailedMessage(): string {
  return document.documentElement.lang.startsWith('en') ? loadFailed.en : loadFailed.zh
}

/**
 * Shows the dialog that `useAuthDialogs().open` asked for. One per `AuthProvider`. When a dialog cannot
 * be fetched, the host receives an event and the next `open` fetches it again.
 */
export function AuthDialogs({ fallback = null }: AuthDialogsProps) {
  const { config, development, dialog, emit, close } = useAuthContext()
  useDialogPlace(development)
  if (dialog === null) return null
  return (
    <BlockBoundary
      fallback={null}
      onError={() => {
        config.notify?.('error', config.messages?.loadFailed ?? loadFailedMessage())
        emit({ type: 'load-failed', dialog: dialog.name })
        reportUnseenFailure(development, config)
        close()
      }}
    >
      <Suspense fallback={fallback}>
        <DialogHost dialog={dialog} />
      </Suspense>
    </BlockBoundary>
  )
}
