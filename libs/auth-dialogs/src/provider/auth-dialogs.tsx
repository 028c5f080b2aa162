import { Suspense, useState, type ReactNode } from 'react'
import { DialogHost } from './loading/lazy-dialog-host'
import { LoadBoundary } from './loading/load-boundary'
import { LoadFailure } from './loading/load-failure'
import { reportBlockedStyles } from './loading/report-blocked-styles'
import { useAuthContext } from './use-auth-context'
import { useDialogHost } from './use-setup-check'

export interface AuthDialogsProps {
  /** Shown while the dialogs' code loads. @default nothing */
  fallback?: ReactNode
}

/** Uses the language of the page, because the locale of the dialogs may be what failed to load. */
function loadFailedMessage(isConnection: boolean): string {
  return document.documentElement.lang.startsWith('en')
    ? `The sign-in window could not be loaded.${isConnection ? ' Check your connection and try again.' : ''}`
    : `登录窗口加载失败${isConnection ? '，检查网络后重试' : ''}`
}

/**
 * Renders the dialog opened by `useAuthDialogs().open`. Use one per `AuthProvider`. If a dialog cannot be
 * loaded, `notify` or a message on the page says so, and the next `open` retries.
 */
export function AuthDialogs({ fallback = null }: AuthDialogsProps) {
  const { config, hostsRef, dialog, emit, close } = useAuthContext()
  useDialogHost(hostsRef)
  const [failure, setFailure] = useState<string | null>(null)
  if (dialog !== null && failure !== null) setFailure(null)
  if (dialog === null) {
    return failure && <LoadFailure message={failure} onDismiss={() => setFailure(null)} />
  }
  return (
    <LoadBoundary
      onError={() => {
        const areStylesBlocked = reportBlockedStyles(config.container)
        const message = config.messages?.loadFailed ?? loadFailedMessage(!areStylesBlocked)
        if (config.notify) config.notify('error', message)
        else setFailure(message)
        emit({ type: 'load-failed', dialog: dialog.name })
        close()
      }}
    >
      <Suspense fallback={fallback}>
        <DialogHost dialog={dialog} />
      </Suspense>
    </LoadBoundary>
  )
}
