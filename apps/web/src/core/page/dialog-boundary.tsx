import { ErrorBoundary, toast } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import * as messages from './messages'

interface DialogBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/**
 * Error boundary of a lazy dialog. If its code fails to load, shows a message and closes the dialog, so that
 * the next click retries.
 */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <ErrorBoundary
      skeleton={null}
      fallback={null}
      onError={() => {
        toast.error(messages.dialogMissing)
        onClose()
      }}
    >
      {children}
    </ErrorBoundary>
  )
}
